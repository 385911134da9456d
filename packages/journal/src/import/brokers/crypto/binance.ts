import type { BrokerFormat } from '../../format.ts';

const shared = {
  broker: 'Binance',
  rows: 'fills',
  dates: { zone: 'UTC', formats: ['yy-MM-dd HH:mm:ss'] },
  decimals: 'point',
  assetClass: 'crypto',
  isPair: true,
} as const;

/** Amounts name their coin: 0.1BNB. */
export const binanceSpotTrades: BrokerFormat = {
  ...shared,
  id: 'binance-spot-trades',
  report: 'Spot trade history',
  titles: [['Date(UTC)', 'Time'], 'Pair', 'Side', 'Price', 'Executed', 'Amount', 'Fee'],
  columns: { time: ['Date(UTC)', 'Time'], symbol: 'Pair', side: 'Side', quantity: 'Executed', price: 'Price' },
  fees: [{ title: 'Fee', kind: 'commission', charge: 'positive' }],
};

/** The export until 2021. */
export const binanceMarketTrades: BrokerFormat = {
  ...shared,
  id: 'binance-market-trades',
  report: 'Spot trade history until 2021',
  titles: ['Date(UTC)', 'Market', 'Type', 'Price', 'Amount', 'Total', 'Fee', 'Fee Coin'],
  columns: {
    time: 'Date(UTC)',
    symbol: 'Market',
    side: 'Type',
    quantity: 'Amount',
    price: 'Price',
    feeCurrency: 'Fee Coin',
  },
  fees: [{ title: 'Fee', kind: 'commission', charge: 'positive' }],
};

export const binanceSpotOrders: BrokerFormat = {
  ...shared,
  id: 'binance-spot-orders',
  report: 'Spot order history',
  titles: [
    ['Date(UTC)', 'Time'],
    ['OrderNo', 'Order No.'],
    'Pair',
    'Side',
    ['Executed', 'Executed²', 'Executed Quantity'],
    'Average Price',
    'Status',
  ],
  columns: {
    time: ['Time#2', 'Time', 'Date(UTC)'],
    symbol: 'Pair',
    side: 'Side',
    quantity: ['Executed', 'Executed²', 'Executed Quantity'],
    price: 'Average Price',
    status: 'Status',
    id: ['OrderNo', 'Order No.'],
  },
};

export const binanceFuturesTrades: BrokerFormat = {
  ...shared,
  id: 'binance-futures-trades',
  report: 'Futures trade history',
  titles: [
    ['Time', 'Time(UTC)', 'Date(UTC)'],
    'Symbol',
    'Side',
    'Price',
    'Quantity',
    'Amount',
    'Fee',
    'Realized Profit',
  ],
  columns: {
    time: ['Time', 'Time(UTC)', 'Date(UTC)'],
    symbol: 'Symbol',
    side: 'Side',
    quantity: 'Quantity',
    price: 'Price',
    profit: 'Realized Profit',
    id: 'Trade ID',
    order: 'Order ID',
  },
  fees: [{ title: 'Fee', kind: 'commission', charge: 'positive' }],
  profit: { fees: 'excluded' },
  aside: [{ title: 'Symbol', words: ['*USD_PERP'], reason: 'contract settled in its coin' }],
  shorts: 'usual',
};
