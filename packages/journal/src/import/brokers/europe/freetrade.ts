import type { BrokerFormat } from '../../format.ts';

/** Prices are taken in the currency of the account, which the fees are in. */
export const freetradeActivity: BrokerFormat = {
  id: 'freetrade-activity',
  broker: 'Freetrade',
  report: 'Activity',
  titles: ['Title', 'Type', 'Timestamp', 'Account Currency', 'Buy / Sell', 'Ticker', 'ISIN', 'Quantity'],
  rows: 'fills',
  columns: {
    time: 'Timestamp',
    kind: 'Type',
    side: 'Buy / Sell',
    symbol: 'Ticker',
    quantity: 'Quantity',
    price: 'Price per Share in Account Currency',
    currency: 'Account Currency',
    order: 'Order ID',
  },
  fees: [
    { title: 'Stamp Duty', kind: 'tax', charge: 'unsigned' },
    { title: 'FX Fee Amount', kind: 'commission', charge: 'unsigned' },
  ],
  kinds: {
    fill: ['ORDER'],
    aside: {
      'dividend or interest': ['DIVIDEND', 'SPECIAL_DIVIDEND', 'INTEREST_FROM_CASH'],
      'transfer of money': ['TOP_UP', 'WITHDRAWAL'],
      'statement or tax document': ['MONTHLY_STATEMENT', 'TAX_CERTIFICATE'],
    },
  },
  dates: { zone: 'UTC' },
  decimals: 'point',
  order: 'newest-first',
  assetClass: 'stock',
};
