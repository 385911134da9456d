interface PageInput {
  html: string;
  /** The content of every style sheet by its address. */
  styles: ReadonlyMap<string, string>;
  /** The addresses of the fonts. */
  fonts: readonly string[];
}

/** The typefaces above the fold: headings and text. */
const PRELOADED_FONTS = ['newsreader', 'instrument-sans'];

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const SCRIPT_LINK = /<link rel="modulepreload" href/g;
const HEAD_START = /(<meta name="viewport"[^>]*>)/;

/**
 * Makes a pre-rendered page paint as early as a static one: its styles come with it, its two fonts are asked for at
 * once, and its scripts wait behind both.
 */
export function preparePage({ html, styles, fonts }: PageInput): string {
  // A browser asks for the fonts of styles in a page with the page's address, whatever the page says of referrers.
  const isSecret = html.includes('<meta name="referrer" content="no-referrer"');
  return html
    .replace(STYLE_LINK, (link, href: string) => (isSecret ? link : inlineStyle(link, styles.get(href))))
    .replace(SCRIPT_LINK, '<link rel="modulepreload" fetchpriority="low" href')
    .replace(HEAD_START, `$1${fontPreloads(fonts)}`);
}

/** The link stays, disabled and so never fetched: React expects it where it was rendered. */
function inlineStyle(link: string, css: string | undefined): string {
  if (css === undefined) throw new Error(`The build has no file for ${link}`);
  return `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`;
}

function fontPreloads(fonts: readonly string[]): string {
  return PRELOADED_FONTS.map((name) => {
    const href = fonts.find((font) => font.includes(name));
    if (href === undefined) throw new Error(`The build has no font named ${name}`);
    return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin=""/>`;
  }).join('');
}
