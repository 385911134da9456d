import { expect, test } from 'vitest';
import { preparePage } from './prepare-page.ts';

const head = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>';
const styles = new Map([['/assets/root-a1.css', '.a{color:red}']]);
const fonts = ['/assets/jetbrains-mono-c.woff2', '/assets/newsreader-a.woff2', '/assets/instrument-sans-b.woff2'];
const prepare = (body: string) => preparePage({ html: `${head}${body}`, styles, fonts });

test('brings the styles along and leaves the link where React expects it', () => {
  expect(prepare('<link rel="stylesheet" href="/assets/root-a1.css"/>')).toContain(
    '<style>.a{color:red}</style><link rel="stylesheet" href="/assets/root-a1.css" disabled=""/>',
  );
});

test('leaves the styles of a page apart whose address is secret', () => {
  const page = '<meta name="referrer" content="no-referrer"/><link rel="stylesheet" href="/assets/root-a1.css"/>';
  expect(prepare(page)).toContain(page);
});

test('does not inline or mark anything twice', () => {
  const once = prepare('<link rel="stylesheet" href="/assets/root-a1.css"/><link rel="modulepreload" href="/a.js"/>');
  expect(prepare(once).match(/<style>/g)).toHaveLength(1);
  expect(prepare(once).match(/fetchpriority/g)).toHaveLength(1);
});

test('lets scripts wait', () => {
  expect(prepare('<link rel="modulepreload" href="/assets/entry.js"/>')).toContain(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/entry.js"/>',
  );
});

test('asks for the heading and text fonts right after the viewport', () => {
  const preload = (name: string) =>
    `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}.woff2" crossorigin=""/>`;
  expect(prepare('')).toBe(`${head}${preload('newsreader-a')}${preload('instrument-sans-b')}`);
});

test('refuses a page whose style sheet or fonts are missing from the build', () => {
  expect(() => prepare('<link rel="stylesheet" href="/assets/other.css"/>')).toThrow('other.css');
  expect(() => preparePage({ html: head, styles, fonts: [] })).toThrow('newsreader');
});
