import { expect, test } from 'vitest';
import { cryptocomApp } from './brokers/crypto/cryptocom.ts';
import { krakenTrades } from './brokers/crypto/kraken.ts';
import { exchangeCells, isFollowed } from './exchange.ts';

const heading = ['Currency', 'Amount', 'To Currency', 'To Amount'];
const read = exchangeCells(cryptocomApp, heading);
const nothing = { side: '', symbol: '', quantity: '', amount: '', currency: '' };

test.each([
  [['EUR', '-100.0', 'QRX', '2.0'], { side: 'buy', symbol: 'QRX', quantity: '2.0', amount: '-100.0', currency: 'EUR' }],
  [['QRX', '-3.0', 'EUR', '165'], { side: 'sell', symbol: 'QRX', quantity: '-3.0', amount: '165', currency: 'EUR' }],
  [['QRX', '-3.0', 'ZLM', '7'], nothing],
  [['EUR', '-3.0', 'USD', '3.3'], nothing],
  [['QRX', '1.5', '', ''], nothing],
])('%j says what was bought or sold for money', (cells, expected) => {
  expect(read?.({ line: 2, cells })).toEqual(expected);
});

test('only the columns of a trade follow from an exchange, and only where one is declared', () => {
  expect(isFollowed('symbol')).toBe(true);
  expect(isFollowed('time')).toBe(false);
  expect(exchangeCells(krakenTrades, heading)).toBeNull();
});
