import { expect, it } from 'vitest';
import { choicePath, journalPath, parseChoice } from './chart-choice.ts';

const parse = (search: string) => parseChoice(new URLSearchParams(search));

it('the default chart is AAPL by the hour on our own chart', () => {
  expect(parse('')).toEqual({ symbol: 'AAPL', interval: '60', view: 'wickwise' });
  expect(parse('symbol=DOGE&interval=3&view=none')).toEqual(parse(''));
});

it('a chart choice survives the round trip through its URL', () => {
  const choice = { symbol: 'TLT', interval: 'W', view: 'tradingview' } as const;
  const [, search = ''] = choicePath(choice).split('?');
  expect(parse(search)).toEqual(choice);
});

it('a chart choice passes symbol, price, pattern and timeframe to the journal', () => {
  expect(journalPath({ symbol: 'SPY', interval: '240', price: 581.123, pattern: 'Bull Flag' })).toBe(
    '/trading-journal?symbol=SPY&price=581.12&pattern=Bull+Flag&timeframe=4H',
  );
});
