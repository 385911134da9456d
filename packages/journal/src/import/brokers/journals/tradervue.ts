import type { BrokerFormat } from '../../format.ts';

export const tradervueTrades: BrokerFormat = {
  id: 'tradervue-trades',
  broker: 'Tradervue',
  report: 'Trades',
  titles: ['Open Datetime', 'Close Datetime', 'Symbol', 'Side', 'Volume', 'Exec Count', 'Entry Price', 'Exit Price'],
  rows: 'trades',
  columns: {
    symbol: 'Symbol',
    side: 'Side',
    quantity: 'Volume',
    openTime: 'Open Datetime',
    closeTime: 'Close Datetime',
    entryPrice: 'Entry Price',
    exitPrice: 'Exit Price',
    profit: ['Net P&L', 'Gross P&L'],
  },
  fees: [
    { title: 'Commissions', kind: 'commission', charge: 'positive' },
    { title: 'Fees', kind: 'other', charge: 'positive' },
  ],
  profit: { fees: 'included' },
  decimals: 'point',
};
