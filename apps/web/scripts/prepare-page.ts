interface PageInput {
  html: string;
  /** The content of every style sheet by its address. */
  styles: ReadonlyMap<string, string>;
  /** The content of every font by its address. */
  fonts: ReadonlyMap<string, Buffer>;
}

/** The letters of headings and the figures come in the page: the largest text is painted first, and in its own letters. */
const INLINED_FONTS = ['newsreader-core', 'jetbrains-mono-core'];
/** The typeface of the text. */
const PRELOADED_FONT = 'instrument-sans-core';

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const SCRIPT_LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** The framework's own script, which loads the page's modules: the manifest, the routes and then the entry. */
const MODULE_SCRIPT =
  /<script type="module" async="">import "([^"]+)";\n((?:import \* as \w+ from "[^"]+";\n)+[\s\S]*?)import\("([^"]+)"\);<\/script>/;
const ROUTE_IMPORT = /import \* as (\w+) from "([^"]+)";\n/g;
const HEAD_START = /(<meta name="viewport"[^>]*>)/;

/**
 * Makes a pre-rendered page paint as early as a static one: its styles and the letters of its headings come with it, the
 * font of its text is requested at once, and its scripts once it is painted. A page without content draws itself, and
 * needs them at once.
 */
export function preparePage({ html, styles, fonts }: PageInput): string {
  // A browser asks for the fonts of styles in a page with the page's address, whatever the page says of referrers.
  const isSecret = html.includes('<meta name="referrer" content="no-referrer"');
  return (hasContent(html) ? delayScripts(html) : html)
    .replace(STYLE_LINK, (link, href: string) => (isSecret ? link : inlineStyle(link, styles.get(href), fonts)))
    .replace(HEAD_START, `$1${fontPreload(fonts)}`);
}

/** Whether the page was rendered with the content of a screen. */
function hasContent(html: string): boolean {
  return html.includes('<h1');
}

function delayScripts(html: string): string {
  const links = [...html.matchAll(SCRIPT_LINK)].map(([, href = '']) => href);
  const page = html.replace(MODULE_SCRIPT, (_, manifest: string, routes: string, entry: string) => {
    const imports = [...routes.matchAll(ROUTE_IMPORT)];
    const names = imports.map(([, name]) => name).join();
    const modules = JSON.stringify([manifest, ...imports.map(([, , href]) => href)]);
    const table = routes.replaceAll(ROUTE_IMPORT, '').trim();
    return `<script>${lateScripts({ links: JSON.stringify([...new Set(links)]), modules, names, table, entry })}</script>`;
  });
  if (page.includes('<script type="module"')) throw new Error('The page does not load its modules as expected.');
  return page.replace(SCRIPT_LINK, '');
}

/** Runs the framework's script once the page is painted in its own letters, or at the first interaction. */
function lateScripts(page: Record<'links' | 'modules' | 'names' | 'table' | 'entry', string>): string {
  return `(function () {
  var acts = ["pointerdown", "keydown", "focusin"];
  function start() {
    acts.forEach(function (act) { removeEventListener(act, start, true); });
    removeEventListener("load", afterPaint);
    ${page.links}.forEach(function (href) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: href }));
    });
    Promise.all(${page.modules}.map(function (href) { return import(href); })).then(function (modules) {
      var [, ${page.names}] = modules;
      ${page.table}
      import("${page.entry}");
    });
  }
  function afterPaint() {
    document.fonts.ready.then(function () {
      requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(start); }); });
    });
  }
  acts.forEach(function (act) { addEventListener(act, start, true); });
  addEventListener("load", afterPaint);
})()`;
}

/** The link stays, disabled and so never fetched: React expects it where it was rendered. */
function inlineStyle(link: string, css: string | undefined, fonts: PageInput['fonts']): string {
  if (css === undefined) throw new Error(`The build has no file for ${link}`);
  const complete = INLINED_FONTS.reduce((text, name) => inlineFont(text, findFont(name, fonts)), css);
  return `<style>${complete}</style>${link.replace('/>', ' disabled=""/>')}`;
}

/** It is there as soon as it is decoded, which an optional font may not wait for. */
function inlineFont(css: string, [address, font]: [address: string, content: Buffer]): string {
  const [before, after] = css.split(address);
  if (after === undefined) return css;
  const face = after.replace('font-display:optional', 'font-display:block');
  return `${before}data:font/woff2;base64,${font.toString('base64')}${face}`;
}

function fontPreload(fonts: PageInput['fonts']): string {
  const [address] = findFont(PRELOADED_FONT, fonts);
  return `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin=""/>`;
}

function findFont(name: string, fonts: PageInput['fonts']): [address: string, content: Buffer] {
  const font = [...fonts].find(([address]) => address.includes(name));
  if (font === undefined) throw new Error(`The build has no font named ${name}`);
  return font;
}
