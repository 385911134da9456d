import type { BrokerFormat } from '../../format.ts';

export const quantowerTrades: BrokerFormat = {
  id: 'quantower-trades',
  broker: 'Quantower',
  report: 'Trades',
  titles: ['Account', 'Date/Time', 'Symbol', 'Symbol type', 'Side', 'Quantity', 'Price', 'Gross P/L', 'Fee', 'Net P/L'],
  rows: 'fills',
  columns: {
    time: 'Date/Time',
    account: 'Account',
    symbol: 'Symbol',
    assetClass: 'Symbol type',
    side: 'Side',
    quantity: 'Quantity',
    price: 'Price',
    profit: 'Gross P/L',
    id: 'Trade ID',
    order: 'Order ID',
  },
  fees: [{ title: 'Fee', kind: 'commission', charge: 'positive' }],
  assetClasses: { future: ['Futures'], option: ['Options'], stock: ['Equities', 'Stocks'], forex: ['Forex'] },
  profit: { fees: 'excluded' },
};
