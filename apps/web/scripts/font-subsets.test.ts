import { expect, test } from 'vitest';
import { charactersOf } from './font-subsets.ts';

const CSS = `@font-face { src: url("full.woff2"); unicode-range: U+20-FF; }
@font-face { src: url("@subset-fonts/core.woff2") format("woff2"); unicode-range: U+41-43, U+61, U+2019; }`;

test('a subset has the characters that its face names', () => {
  expect(charactersOf('core', CSS)).toBe('ABCa’');
});

test('a subset that no face uses is rejected', () => {
  expect(() => charactersOf('other', CSS)).toThrow('other');
});
