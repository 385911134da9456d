import type { BrokerFormat } from '../../format.ts';

/** The section of an account statement and the list of the day’s filled orders have the same columns. */
export const thinkorswimTrades: BrokerFormat = {
  id: 'thinkorswim-trades',
  broker: 'thinkorswim',
  report: 'Account statement, trade activity',
  titles: ['Exec Time', 'Spread', 'Side', 'Qty', 'Pos Effect', 'Symbol', 'Type', 'Price', 'Net Price'],
  rows: 'fills',
  columns: {
    time: 'Exec Time',
    symbol: 'Symbol',
    side: 'Side',
    effect: 'Pos Effect',
    assetClass: 'Type',
    quantity: 'Qty',
    price: 'Price',
    expiry: 'Exp',
    strike: 'Strike',
    right: 'Type',
  },
  assetClasses: { stock: ['STOCK', 'ETF'], option: ['CALL', 'PUT'], future: ['FUTURE'] },
  fillDown: ['time'],
  dates: { order: 'month-first' },
  decimals: 'point',
  order: 'newest-first',
  currency: 'USD',
  read: { account: '(?:Account Statement|Trade Activity) for (\\S+)' },
  shorts: 'usual',
};
