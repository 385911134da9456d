import type { BrokerFormat } from '../../format.ts';

/** TradeNote took the layout of TradeZero’s trades for its template. */
export const tradeNoteTemplate: BrokerFormat = {
  id: 'tradenote-template',
  broker: 'TradeZero or TradeNote',
  report: 'Trades, template',
  titles: ['Account', 'T/D', 'S/D', 'Currency', 'Side', 'Symbol', 'Qty', 'Price', 'Exec Time', 'Comm', 'SEC', 'TAF'],
  rows: 'fills',
  columns: {
    time: 'T/D',
    clock: 'Exec Time',
    account: 'Account',
    symbol: 'Symbol',
    side: 'Side',
    quantity: 'Qty',
    price: 'Price',
    currency: 'Currency',
  },
  fees: [
    { title: 'Comm', kind: 'commission', charge: 'positive' },
    { title: 'SEC', kind: 'regulatory', charge: 'positive' },
    { title: 'TAF', kind: 'regulatory', charge: 'positive' },
    { title: 'NSCC', kind: 'clearing', charge: 'positive' },
    { title: 'Nasdaq', kind: 'exchange', charge: 'positive' },
    { title: 'ECN Remove', kind: 'exchange', charge: 'positive' },
    { title: 'ECN Add', kind: 'exchange', charge: 'positive' },
  ],
  sides: { short: ['SS'], cover: ['BC'] },
  dates: { order: 'month-first' },
  decimals: 'point',
  order: 'oldest-first',
  shorts: 'marked',
};
