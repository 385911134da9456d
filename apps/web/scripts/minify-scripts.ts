import { minifySync } from 'vite';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Makes the scripts within a page shorter. They are classic scripts: their outermost names stay. */
export function minifyScripts(html: string): string {
  return html.replace(INLINE_SCRIPT, (_, source: string) => `<script>${minified(source)}</script>`);
}

function minified(source: string): string {
  const { code, errors } = minifySync('page.js', source, { module: false });
  if (errors.length > 0) throw new Error(`A script within a page is not valid: ${errors[0]?.message}`);
  return code;
}
