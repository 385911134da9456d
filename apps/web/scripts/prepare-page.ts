import { createHash } from 'node:crypto';
import type { AtRule, Root } from 'postcss';
import { lateScripts } from './late-scripts.ts';
import { usedStyles } from './used-styles.ts';

interface PageInput {
  html: string;
  /** Every style sheet by its address. */
  styles: ReadonlyMap<string, Root>;
  /** The content of every font by its address. */
  fonts: ReadonlyMap<string, Buffer>;
  /** Whether the page has everything a visitor can read on it, and waits for them to do something. */
  isComplete?: boolean;
}

interface PreparedPage {
  html: string;
  /** A script that the page loads, to be written beside it; null when the page contains all its data. */
  data: { address: string; content: string } | null;
}

/** Inlined: a page is painted in its own fonts as soon as it arrives. */
const INLINED_FONTS = ['newsreader-core', 'instrument-sans-core', 'jetbrains-mono-core'];

/** Starts before the first layout: a line that broke differently in its own font would move what is below it. */
const DECODE_FONTS = 'document.fonts.forEach(function(face){if(face.display==="block")face.load()})';

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const SCRIPT_LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** The framework's own script, which loads the page's modules: the manifest, the routes and then the entry. */
const MODULE_SCRIPT =
  /<script type="module" async="">import "([^"]+)";\n((?:import \* as \w+ from "[^"]+";\n)+[\s\S]*?)import\("([^"]+)"\);<\/script>/;
const ROUTE_IMPORT = /import \* as (\w+) from "([^"]+)";\n/g;
/** The framework's own scripts with what the loaders returned. */
const DATA_SCRIPT =
  /<script>(window\.__reactRouterContext\.streamController\.(?:enqueue|close)\([\s\S]*?\);)<\/script>/g;
/** Characters; less than this is cheaper within the page. */
const LARGE_DATA = 2000;

/**
 * Makes a pre-rendered page paint as early as a static one: the styles it uses and its fonts are inlined, and all styles,
 * its scripts and its data load after the paint. A page without content is rendered in the browser, and needs them at once.
 */
export function preparePage({ html, styles, fonts, isComplete = false }: PageInput): PreparedPage {
  // A browser requests the fonts of inlined styles with the page's address as the referrer, whatever the page says.
  const isSecret = html.includes('<meta name="referrer" content="no-referrer"');
  const isDrawn = hasContent(html);
  const data = isDrawn ? takeData(html) : null;
  const inline = (link: string, href: string) => {
    const sheet = styles.get(href);
    if (sheet === undefined) throw new Error(`The build has no file for ${link}`);
    if (isSecret) return `${link}<style>${inlineFonts(inlinedFaces(sheet), fonts)}</style>`;
    return inlineStyle(link, isDrawn ? usedStyles(sheet, html) : sheet.toString(), fonts);
  };
  const page = (data === null ? html : html.replaceAll(DATA_SCRIPT, '<script></script>')).replace(
    STYLE_LINK,
    (link, href: string) => inline(link, href),
  );
  const sheets = isSecret ? [] : [...html.matchAll(STYLE_LINK)].map(([, href = '']) => lateSheet(href));
  return { html: isDrawn ? delayScripts(page, { data: data?.address ?? null, sheets, isComplete }) : page, data };
}

/** The address of a style sheet's rules that a painted page still lacks. */
export function lateSheet(href: string): string {
  return href.replace('.css', '.late.css');
}

/** Moves the data that a page with content needs only for hydration into a separate file. */
function takeData(html: string): PreparedPage['data'] {
  const content = [...html.matchAll(DATA_SCRIPT)].map(([, script]) => script).join('\n');
  if (content.length < LARGE_DATA) return null;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { address: `/assets/data-${hash}.js`, content };
}

/** Whether the page was rendered with the content of a screen. */
function hasContent(html: string): boolean {
  return html.includes('<h1');
}

interface LateFiles {
  data: string | null;
  sheets: readonly string[];
  isComplete: boolean;
}

function delayScripts(html: string, { data, sheets, isComplete }: LateFiles): string {
  const links = [...html.matchAll(SCRIPT_LINK)].map(([, href = '']) => href);
  const page = html.replace(MODULE_SCRIPT, (_, manifest: string, routes: string, entry: string) => {
    const imports = [...routes.matchAll(ROUTE_IMPORT)];
    const names = imports.map(([, name]) => name).join();
    const modules = JSON.stringify([manifest, ...imports.map(([, , href]) => href), ...(data === null ? [] : [data])]);
    const table = routes.replaceAll(ROUTE_IMPORT, '').trim();
    const files = { links: JSON.stringify([...new Set(links)]), sheets: JSON.stringify(sheets), modules };
    return `<script>${lateScripts({ ...files, names, table, entry, isComplete })}</script>`;
  });
  if (page.includes('<script type="module"')) throw new Error('The page does not load its modules as expected.');
  return page.replace(SCRIPT_LINK, '');
}

/** The link stays, disabled and so never fetched: React expects it where it was rendered. */
function inlineStyle(link: string, css: string, fonts: PageInput['fonts']): string {
  const inlined = `<style>${inlineFonts(css, fonts)}</style>`;
  return `${inlined}${link.replace('/>', ' disabled=""/>')}<script>${DECODE_FONTS}</script>`;
}

/** The faces that come in every page. Alone they ask for no file, so that they fit in a page whose address is secret. */
function inlinedFaces(sheet: Root): string {
  const faces: AtRule[] = [];
  sheet.walkAtRules('font-face', (face) => {
    if (INLINED_FONTS.some((name) => face.toString().includes(name))) faces.push(face);
  });
  return faces.join('');
}

function inlineFonts(css: string, fonts: PageInput['fonts']): string {
  return INLINED_FONTS.reduce((text, name) => inlineFont(text, findFont(name, fonts)), css);
}

/** An inlined font is available as soon as it is decoded, which `optional` would not wait for. */
function inlineFont(css: string, [address, font]: [address: string, content: Buffer]): string {
  const [before, after] = css.split(address);
  if (after === undefined) return css;
  const face = after.replace('font-display:optional', 'font-display:block');
  return `${before}data:font/woff2;base64,${font.toString('base64')}${face}`;
}

function findFont(name: string, fonts: PageInput['fonts']): [address: string, content: Buffer] {
  const font = [...fonts].find(([address]) => address.includes(name));
  if (font === undefined) throw new Error(`The build has no font named ${name}`);
  return font;
}
