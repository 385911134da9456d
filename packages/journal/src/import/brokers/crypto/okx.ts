import type { BrokerFormat } from '../../format.ts';

/** A spot trade has two rows, one for each coin. */
export const okxTradingHistory: BrokerFormat = {
  id: 'okx-trading-history',
  broker: 'OKX',
  report: 'Trading history',
  titles: ['Order id', 'Time', 'Trade Type', 'Symbol', 'Action', 'Amount', 'Filled Price', 'Fee', 'Fee Unit', 'PnL'],
  rows: 'fills',
  columns: {
    time: 'Time',
    symbol: 'Symbol',
    kind: 'Action',
    side: 'Action',
    quantity: 'Amount',
    price: 'Filled Price',
    feeCurrency: 'Fee Unit',
    coin: 'Balance Unit',
    id: 'id',
    order: 'Order id',
  },
  fees: [{ title: 'Fee', kind: 'commission', charge: 'negative' }],
  kinds: {
    aside: {
      'transfer between accounts': ['Transfer in', 'Transfer out'],
      'funding payment, which belongs to no fill': ['Funding fee*'],
    },
  },
  aside: [
    {
      title: 'Trade Type',
      words: ['Perpetual', 'Perpetual swap', 'Swap', 'Futures', 'Expiry futures', 'Expiry', 'Option', 'Options'],
      reason: 'contract whose size this file doesn’t say; import the position history',
    },
  ],
  read: { zone: 'Time Zone:\\s*(UTC[+-]\\d+)' },
  decimals: 'point',
  assetClass: 'crypto',
  isPair: true,
};

export const okxPositions: BrokerFormat = {
  id: 'okx-positions',
  broker: 'OKX',
  report: 'Position history',
  titles: [
    'Position Create Time',
    'Position Update Time',
    'Instrument Name',
    'Direction',
    'Total Close Quantity',
    'Average Open Price',
    'Average Close Price',
    'Contract Face Value',
  ],
  rows: 'trades',
  columns: {
    openTime: 'Position Create Time',
    closeTime: 'Position Update Time',
    symbol: 'Instrument Name',
    side: 'Direction',
    quantity: 'Total Close Quantity',
    entryPrice: 'Average Open Price',
    exitPrice: 'Average Close Price',
    multiplier: 'Contract Face Value',
    currency: 'Margin Currency',
    profit: 'Pnl',
  },
  fees: [
    { title: 'Fee', kind: 'commission', charge: 'negative' },
    { title: 'Funding Fee', kind: 'financing', charge: 'negative' },
    { title: 'Liquidation Clearance Fee', kind: 'clearing', charge: 'negative' },
  ],
  profit: { fees: 'excluded' },
  decimals: 'point',
  assetClass: 'crypto',
};
