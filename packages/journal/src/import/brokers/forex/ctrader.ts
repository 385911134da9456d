import type { BrokerFormat } from '../../format.ts';

/** Each row closes a position or a part of one; zone and currency are in the titles. */
export const cTraderHistory: BrokerFormat = {
  id: 'ctrader-history',
  broker: 'cTrader',
  report: 'History',
  titles: ['Symbol', 'Opening direction', 'Closing time*', 'Entry price', 'Closing price', 'Closing quantity', 'Net*'],
  rows: 'trades',
  columns: {
    symbol: 'Symbol',
    side: 'Opening direction',
    quantity: 'Closing quantity',
    openTime: 'Opening time*',
    closeTime: 'Closing time*',
    entryPrice: 'Entry price',
    exitPrice: 'Closing price',
    profit: 'Net*',
    id: 'ID',
  },
  fees: [
    { title: ['Commission', 'Commissions'], kind: 'commission', charge: 'negative' },
    { title: 'Swap', kind: 'financing', charge: 'negative' },
  ],
  assetClass: 'cfd',
  dates: { order: 'day-first' },
  decimals: 'point',
  profit: { fees: 'included' },
  read: { currency: 'Net ([A-Z]{3})' },
};
