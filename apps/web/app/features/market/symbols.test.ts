import { tickers } from '@wickwise/contract/market-constants';
import { expect, it } from 'vitest';
import { searchSymbols } from './symbols.ts';

it.each([
  ['apple', ['AAPL']],
  ['goog', ['GOOGL']],
  ['  Facebook ', ['META']],
  ['gold', ['GLD']],
  ['treasury', ['TLT']],
  ['spdr', ['SPY', 'GLD']],
  ['s&p', ['SPY']],
  ['boeing', []],
])('“%s” finds %j', (typed, expected) => {
  expect(searchSymbols(typed)).toEqual(expected);
});

it('without a search every symbol is listed', () => {
  expect(searchSymbols('')).toEqual(tickers);
});
