import { expect, test } from 'vitest';
import { readOrderText } from './order-text.ts';

const none = { effect: null, currency: '' };

test.each([
  ['Buy 10 @ 20.50 EUR', { side: 'buy', quantity: '10', price: '20.50', effect: null, currency: 'EUR' }],
  ['Sell 1,000 @ 1,020.5 USD', { side: 'sell', quantity: '1,000', price: '1,020.5', effect: null, currency: 'USD' }],
  ['Buy 3 @ 7', { ...none, side: 'buy', quantity: '3', price: '7' }],
  ['Buy 3 Qarax NV @ 7 EUR', { ...none, side: 'buy', quantity: '3', price: '7', currency: 'EUR' }],
  ['OPEN BUY 5 @ 54.00', { ...none, side: 'buy', quantity: '5', price: '54.00', effect: 'open' }],
  ['OPEN BUY 5/10 @ 54.00', { ...none, side: 'buy', quantity: '5', price: '54.00', effect: 'open' }],
  ['OPEN SELL 0.5 @ 54', { ...none, side: 'sell', quantity: '0.5', price: '54', effect: 'open' }],
  ['CLOSE BUY 4 @ 58.00', { ...none, side: 'sell', quantity: '4', price: '58.00', effect: 'close' }],
  ['close sell 4/4.5 @ 58', { ...none, side: 'buy', quantity: '4', price: '58', effect: 'close' }],
])('%s', (text, expected) => {
  expect(readOrderText(text)).toEqual(expected);
});

test.each(['Dividend', 'Deposit, id=1', 'Buy', 'Buy 10', '', 'Rebuy 10 @ 5'])('%s is no order', (text) => {
  expect(readOrderText(text)).toBeNull();
});
