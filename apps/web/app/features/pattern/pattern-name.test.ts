import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { nameFromId, patternName } from './pattern-name.ts';

const patterns = readerPatterns({ hasHeritageAccess: true });

test('a pattern is named by the list, or by its id until the list has loaded', () => {
  const [doji] = patterns;
  expect(doji && patternName([{ ...doji, name: 'Renamed' }], doji.id)).toBe('Renamed');
  expect(patternName(undefined, 'bullish-engulfing')).toBe('Bullish Engulfing');
});

test('the name made from a pattern’s id is its real name', () => {
  expect(patterns.map(({ id }) => nameFromId(id))).toEqual(patterns.map(({ name }) => name));
});
