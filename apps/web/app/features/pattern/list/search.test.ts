import { expect, it } from 'vitest';
import { type SearchEntry, searchEntries } from './search.ts';

const entry = (title: string, kind: string, ...words: string[]): SearchEntry => ({
  id: title,
  title,
  kind,
  words,
  to: `/${title}`,
});

const entries = [
  entry('Bullish Engulfing', 'Candlesticks', 'CDLENGULFING', 'A rising body swallows the one before.'),
  entry('Inverted Hammer', 'Candlesticks', 'A long upper shadow.'),
  entry('Hammer', 'Candlesticks', 'Sellers were turned back.'),
  entry('Double Bottom', 'Chart patterns', 'Price turned twice at one level.'),
  entry('Résistance', 'Term', 'A level where rises stopped.'),
];

it.each([
  ['hammer', ['Hammer', 'Inverted Hammer']],
  ['HAMMER inv', ['Inverted Hammer']],
  ['resistance', ['Résistance']],
  ['Rési', ['Résistance']],
  ['chart patterns', ['Double Bottom']],
  ['cdlengulfing', ['Bullish Engulfing']],
  ['level', ['Double Bottom', 'Résistance']],
  ['turned', ['Hammer', 'Double Bottom']],
  ['no such thing', []],
])('“%s” finds %j: every word counts, and case and accents do not', (query, titles) => {
  expect(searchEntries(entries, query).map(({ title }) => title)).toEqual(titles);
});
