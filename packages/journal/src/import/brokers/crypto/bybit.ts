import type { BrokerFormat } from '../../format.ts';

const shared = {
  broker: 'Bybit',
  dates: { zone: 'UTC', formats: ['HH:mm yyyy-MM-dd'] },
  decimals: 'point',
  assetClass: 'crypto',
  isPair: true,
} as const;

export const bybitSpot: BrokerFormat = {
  ...shared,
  id: 'bybit-spot',
  report: 'Spot trade history',
  titles: ['Spot Pairs', 'Direction', 'feeCoin', 'ExecFeeV2', 'Filled Price', 'Filled Quantity', 'Transaction ID'],
  rows: 'fills',
  columns: {
    time: ['Timestamp (UTC)', 'Timestamp (UTC+0)'],
    symbol: 'Spot Pairs',
    side: 'Direction',
    quantity: 'Filled Quantity',
    price: 'Filled Price',
    feeCurrency: 'feeCoin',
    id: 'Transaction ID',
    order: 'Order No.',
  },
  fees: [{ title: 'ExecFeeV2', kind: 'commission', charge: 'positive' }],
};

export const bybitDerivatives: BrokerFormat = {
  ...shared,
  id: 'bybit-derivatives',
  report: 'Derivatives trade history',
  titles: ['Market', 'Filled Type', 'Filled Quantity', 'Filled Price', 'Trading Fee', 'Direction', 'Order Type'],
  rows: 'fills',
  columns: {
    time: ['Transaction Time(UTC+0)', 'Transaction Time(UTC)', 'Transaction Time'],
    symbol: 'Market',
    kind: 'Filled Type',
    side: 'Direction',
    quantity: 'Filled Quantity',
    price: 'Filled Price',
    feeCurrency: 'feeCoin',
    id: ['Trasaction ID', 'Transaction ID'],
    order: 'Order No.',
  },
  fees: [{ title: 'Trading Fee', kind: 'commission', charge: 'positive' }],
  sides: { buy: ['Long'], sell: ['Short'] },
  aside: [{ title: 'Market', words: ['*USD'], reason: 'contract settled in its coin' }],
  kinds: {
    fill: ['Trade', 'Liquidation', 'BustTrade', 'AdlTrade', 'ADL', 'Delivery', 'Settle'],
    aside: { 'funding payment, which belongs to no fill': ['Funding'] },
  },
  shorts: 'usual',
};

/** Without an opening time: trades have the day of their exit. */
export const bybitClosedProfits: BrokerFormat = {
  ...shared,
  id: 'bybit-closed-pnl',
  report: 'Closed P&L',
  titles: ['Contracts', 'Closing Direction', 'Qty', 'Entry Price', 'Exit Price', 'Closed P&L'],
  rows: 'trades',
  columns: {
    closeTime: ['Trade Time(UTC+0)', 'Trade Time(UTC)', 'Filled/Settlement Time(UTC+0)', 'Trade Time'],
    symbol: 'Contracts',
    side: 'Closing Direction',
    quantity: 'Qty',
    entryPrice: 'Entry Price',
    exitPrice: 'Exit Price',
    profit: 'Closed P&L',
    order: 'Order No.',
  },
  aside: [{ title: 'Contracts', words: ['*USD'], reason: 'contract settled in its coin' }],
  sides: { buy: ['Close Long', 'Sell'], sell: ['Close Short', 'Buy'] },
  profit: { fees: 'rest' },
};
