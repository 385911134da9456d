import type { BrokerFormat } from '../../format.ts';

const common = {
  broker: 'Tradovate',
  assetClass: 'future',
  decimals: 'point',
  dates: { order: 'month-first' },
} as const;

const orders: BrokerFormat = {
  ...common,
  id: 'tradovate-orders',
  report: 'Orders',
  titles: ['orderId', 'Account', 'B/S', 'Contract', 'avgPrice', 'filledQty', 'Fill Time', 'Status'],
  rows: 'fills',
  columns: {
    time: 'Fill Time',
    account: 'Account',
    symbol: 'Contract',
    side: 'B/S',
    status: 'Status',
    quantity: 'filledQty',
    price: 'avgPrice',
    currency: 'Currency',
    id: 'orderId',
    order: 'orderId',
  },
};

const fills: BrokerFormat = {
  ...common,
  id: 'tradovate-fills',
  report: 'Fills',
  titles: ['_id', '_orderId', 'Timestamp', 'Account', 'B/S', 'Quantity', 'Price', 'Contract', 'commission'],
  rows: 'fills',
  columns: {
    time: 'Timestamp#2',
    account: 'Account',
    symbol: 'Contract',
    side: 'B/S',
    quantity: 'Quantity',
    price: 'Price#2',
    id: '_id',
    order: '_orderId',
  },
  fees: [{ title: 'commission', kind: 'commission', charge: 'positive' }],
};

const performance: BrokerFormat = {
  ...common,
  id: 'tradovate-performance',
  report: 'Performance',
  titles: ['symbol', 'buyFillId', 'sellFillId', 'qty', 'buyPrice', 'sellPrice', 'boughtTimestamp', 'soldTimestamp'],
  rows: 'trades',
  columns: {
    symbol: 'symbol',
    quantity: 'qty',
    buyTime: 'boughtTimestamp',
    sellTime: 'soldTimestamp',
    buyPrice: 'buyPrice',
    sellPrice: 'sellPrice',
    buyId: 'buyFillId',
    sellId: 'sellFillId',
    profit: 'pnl',
  },
  profit: { fees: 'excluded' },
};

const positionHistory: BrokerFormat = {
  ...common,
  id: 'tradovate-position-history',
  report: 'Position History',
  titles: ['Position ID', 'Pair ID', 'Paired Qty', 'Buy Price', 'Sell Price', 'Bought Timestamp', 'Sold Timestamp'],
  rows: 'trades',
  columns: {
    account: 'Account',
    symbol: 'Contract',
    quantity: 'Paired Qty',
    buyTime: 'Bought Timestamp',
    sellTime: 'Sold Timestamp',
    buyPrice: 'Buy Price',
    sellPrice: 'Sell Price',
    buyId: 'Buy Fill ID',
    sellId: 'Sell Fill ID',
    profit: 'P/L',
    currency: 'Currency',
    id: 'Pair ID',
  },
  profit: { fees: 'excluded' },
};

export const tradovate: readonly BrokerFormat[] = [orders, fills, performance, positionHistory];
