import { expect, it } from 'vitest';
import { choicePath, journalPath, parseChoice } from './chart-choice.ts';

const last = { symbol: 'AAPL', interval: '60' } as const;
const parse = (search: string) => parseChoice(new URLSearchParams(search), last);

it('without a choice in its URL, the chart is the last one, alone and our own', () => {
  expect(parse('')).toEqual({ ...last, view: 'wickwise', beside: null, unknownSymbol: null });
  expect(parse('interval=3&view=none&beside=DOGE,D')).toEqual(parse(''));
});

it('a symbol that cannot be charted is named', () => {
  expect(parse('symbol=DOGE')).toEqual({ ...parse(''), unknownSymbol: 'DOGE' });
});

it.each([
  { view: 'tradingview', beside: null } as const,
  { view: 'wickwise', beside: { symbol: 'SPY', interval: 'D' } } as const,
])('a chart choice survives the round trip through its URL: %j', (rest) => {
  const choice = { symbol: 'TLT', interval: 'W', ...rest } as const;
  const [, search = ''] = choicePath(choice).split('?');
  expect(parse(search)).toEqual({ ...choice, unknownSymbol: null });
});

it('a chart choice passes symbol, price, pattern and timeframe to the journal', () => {
  expect(journalPath({ symbol: 'SPY', interval: '240', price: 581.123, pattern: 'Bull Flag' })).toBe(
    '/trading-journal?symbol=SPY&price=581.12&pattern=Bull+Flag&timeframe=4H',
  );
});
