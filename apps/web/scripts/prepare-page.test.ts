import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { preparePage } from './prepare-page.ts';

const head = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>';
const styles = new Map([['/assets/root-a1.css', parse('.a{color:red}')]]);
const fonts = new Map(
  ['newsreader-latin-c', 'newsreader-core-a', 'jetbrains-mono-core-d', 'instrument-sans-core-b'].map((name) => [
    `/assets/${name}.woff2`,
    Buffer.from(name),
  ]),
);
const prepareWhole = (body: string) => preparePage({ html: `${head}${body}`, styles, fonts });
const prepare = (body: string) => prepareWhole(body).html;

const SCRIPTS = `<link rel="modulepreload" href="/assets/entry.js"/><h1>Lessons</h1><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/learn.js";
  window.__reactRouterRouteModules = {"root":route0,"learn":route1};

import("/assets/entry.js");</script>`;

test('the styles are inlined, and their link stays where React expects it', () => {
  expect(prepare('<link rel="stylesheet" href="/assets/root-a1.css"/>')).toContain(
    '<style>.a{color:red}</style><link rel="stylesheet" href="/assets/root-a1.css" disabled=""/>',
  );
});

test('a page with content contains the styles it uses, and loads the others with its scripts', () => {
  const page = prepare(`<link rel="stylesheet" href="/assets/root-a1.css"/>${SCRIPTS}`);
  expect(page).toContain('<style></style>');
  expect(page).toContain('["/assets/root-a1.late.css"].map(style)');
  expect(prepare(`<link rel="stylesheet" href="/assets/root-a1.css"/><p class="a">${SCRIPTS}`)).toContain(
    '.a{color:red}',
  );
});

test('data needed only for hydration goes into a file of its own, unless it is short', () => {
  const stream = 'window.__reactRouterContext.streamController';
  const dataOf = (text: string) => `<script>${stream}.enqueue("${text}");</script><script>${stream}.close();</script>`;
  const long = 'a'.repeat(3000);
  const { html, data } = prepareWhole(SCRIPTS + dataOf(long));
  expect(html).not.toContain(long);
  expect(data?.content).toMatch(/enqueue\("a+"\);\n.*close\(\);$/);
  expect(html).toContain(`"/assets/learn.js","${data?.address}"]`);
  expect(prepareWhole(SCRIPTS + dataOf('short'))).toMatchObject({ html: expect.stringContaining('short'), data: null });
});

test('a page has its fonts inline and preloads none', () => {
  const faces = ['newsreader-core-a', 'instrument-sans-core-b', 'jetbrains-mono-core-d', 'newsreader-latin-c'].map(
    (name) => `@font-face{src:url(/assets/${name}.woff2);font-display:optional}`,
  );
  const html = `${head}<link rel="stylesheet" href="/assets/root-a1.css"/>`;
  const page = preparePage({ html, styles: new Map([['/assets/root-a1.css', parse(faces.join(''))]]), fonts }).html;
  for (const name of ['newsreader-core-a', 'instrument-sans-core-b', 'jetbrains-mono-core-d'])
    expect(page).toContain(`url(data:font/woff2;base64,${Buffer.from(name).toString('base64')});font-display:block`);
  expect(page).toContain('url(/assets/newsreader-latin-c.woff2);font-display:optional');
  expect(page).not.toContain('rel="preload"');
  expect(page).toMatch(/disabled=""\/><script>document\.fonts\.forEach/);
});

const SECRET = '<meta name="referrer" content="no-referrer"/><link rel="stylesheet" href="/assets/root-a1.css"/>';

test('a page with a secret address keeps its styles in separate files', () => {
  expect(prepare(SECRET)).toContain(SECRET);
});

test('a page with a secret address has its heading font inline and loads no other font', () => {
  const css =
    '@font-face{src:url(/assets/newsreader-core-a.woff2)}@font-face{src:url(/assets/newsreader-latin-c.woff2)}.a{color:red}';
  const sheets = new Map([['/assets/root-a1.css', parse(css)]]);
  const { html } = preparePage({ html: `${head}${SECRET}`, styles: sheets, fonts });
  const [, brought] = /<style>(.*)<\/style>/.exec(html) ?? [];
  expect(brought).toBe(
    `@font-face{src:url(data:font/woff2;base64,${Buffer.from('newsreader-core-a').toString('base64')})}`,
  );
});

test('a page with content loads its scripts after it is painted', () => {
  const page = prepare(SCRIPTS);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).not.toContain('type="module"');
  expect(page).toContain('preload(["/assets/entry.js"])');
  expect(page).toContain('["/assets/manifest.js","/assets/root.js","/assets/learn.js"]');
  expect(page).toContain('var [, route0,route1] = modules;');
  expect(page).toContain('window.__reactRouterRouteModules = {"root":route0,"learn":route1};');
});

test('only a complete page waits for the visitor to do something', () => {
  const html = `${head}${SCRIPTS}`;
  expect(preparePage({ html, styles, fonts, isComplete: true }).html).toContain('return true && !location.search');
  expect(prepare(SCRIPTS)).toContain('return false && !location.search');
});

test('a route in several modules is merged from them', () => {
  const merged = 'const route1 = {...route1_clientLoader,...route1_main};';
  const parts = `import * as route1_clientLoader from "/assets/loader.js";\nimport * as route1_main from "/assets/learn.js";\n${merged}\n`;
  const page = prepare(SCRIPTS.replace('import * as route1 from "/assets/learn.js";\n', parts));
  expect(page).toContain('var [, route0,route1_clientLoader,route1_main] = modules;');
  expect(page).toContain(merged);
  expect(page).toContain('["/assets/manifest.js","/assets/root.js","/assets/loader.js","/assets/learn.js"]');
});

test('a page without content loads its scripts at once', () => {
  const empty = SCRIPTS.replace('<h1>Lessons</h1>', '');
  expect(prepare(empty)).toContain(empty);
});

test('a page with unknown scripts is rejected', () => {
  expect(() => prepare(SCRIPTS.replaceAll('* as', ''))).toThrow('modules');
});

test('preparing a page twice inlines and delays nothing twice', () => {
  const once = prepare(`<link rel="stylesheet" href="/assets/root-a1.css"/>${SCRIPTS}`);
  expect(prepare(once).match(/<style>/g)).toHaveLength(1);
  expect(prepare(once).match(/function afterPaint/g)).toHaveLength(1);
});

test('a page whose style sheet or fonts are missing from the build is refused', () => {
  expect(() => prepare('<link rel="stylesheet" href="/assets/other.css"/>')).toThrow('other.css');
  const html = `${head}<link rel="stylesheet" href="/assets/root-a1.css"/>`;
  expect(() => preparePage({ html, styles, fonts: new Map() })).toThrow('newsreader-core');
});
