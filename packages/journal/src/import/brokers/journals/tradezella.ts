import type { BrokerFormat } from '../../format.ts';

/** `Entry Price` and `Exit Price` are those of the first and the last execution only. */
export const tradeZellaTrades: BrokerFormat = {
  id: 'tradezella-trades',
  broker: 'TradeZella',
  report: 'Trades, all columns',
  titles: ['Account Name', 'Avg Buy Price', 'Avg Sell Price', 'Open Date', 'Close Date', 'Gross P&L', 'Zella Score'],
  rows: 'trades',
  columns: {
    account: 'Account Name',
    symbol: 'Symbol',
    side: 'Side',
    quantity: 'Quantity',
    openTime: 'Open Date',
    openClock: 'Open Time',
    closeTime: 'Close Date',
    closeClock: 'Close Time',
    buyPrice: 'Avg Buy Price',
    sellPrice: 'Avg Sell Price',
    profit: 'Net P&L',
  },
  fees: [
    { title: 'Commission', kind: 'commission', charge: 'positive' },
    { title: 'Fee', kind: 'other', charge: 'positive' },
  ],
  profit: { fees: 'included' },
  decimals: 'point',
};
