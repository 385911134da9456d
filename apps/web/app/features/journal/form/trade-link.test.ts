import { expect, it } from 'vitest';
import { tradeFromLink } from './trade-link.ts';

function read(search: string) {
  return tradeFromLink(new URLSearchParams(search));
}

it('a link starts a trade with its symbol, price, pattern and timeframe', () => {
  expect(read('symbol=aapl&price=210.10&pattern=Bullish+Engulfing&timeframe=1H')).toEqual({
    symbol: 'AAPL',
    entryPrice: 210.1,
    pattern: 'Bullish Engulfing',
    timeframe: '1H',
  });
});

it('a link without a symbol starts no trade', () => {
  expect(read('')).toBeNull();
  expect(read('price=210&pattern=Hammer')).toBeNull();
});

it('a trade link leaves out an invalid price and timeframe', () => {
  expect(read('symbol=SPY&price=-3&timeframe=7H')).toEqual({ symbol: 'SPY' });
  expect(read('symbol=SPY&price=much&pattern=')).toEqual({ symbol: 'SPY' });
});
