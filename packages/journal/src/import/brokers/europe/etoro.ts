import type { BrokerFormat } from '../../format.ts';

/** The workbook’s sheet of finished trades, with profits in dollars. Older ones say “Buy Apple” in place of a direction. */
export const etoroClosedPositions: BrokerFormat = {
  id: 'etoro-closed-positions',
  broker: 'eToro',
  report: 'Account statement',
  table: 'Closed Positions',
  titles: ['Position ID', 'Action', 'Open Date', 'Close Date', 'Open Rate', 'Close Rate'],
  rows: 'trades',
  columns: {
    openTime: 'Open Date',
    closeTime: 'Close Date',
    symbol: 'Action',
    side: ['Long / Short', 'Action'],
    quantity: ['Units / Contracts', 'Units'],
    entryPrice: 'Open Rate',
    exitPrice: 'Close Rate',
    profit: ['Profit(USD)', 'Profit'],
    assetClass: 'Type',
    id: 'Position ID',
  },
  within: { symbol: '^.*\\(([^()]+)\\)$|^(?:Buy|Sell) (.+)$|^(.+)$' },
  sides: { buy: ['Buy *'], sell: ['Sell *'] },
  profit: { fees: 'excluded' },
  assetClasses: { stock: ['Stocks'], fund: ['ETF'], crypto: ['Crypto'], cfd: ['CFD'] },
  dates: { order: 'day-first' },
  decimals: 'point',
  currency: 'USD',
};
