import type { BrokerFormat } from '../../format.ts';

/** Its “symbol” is the ISIN. */
export const tradeRepublicTransactions: BrokerFormat = {
  id: 'trade-republic-transactions',
  broker: 'Trade Republic',
  report: 'Transaction export',
  titles: ['datetime', 'account_type', 'category', 'type', 'asset_class', 'name', 'symbol', 'shares', 'price'],
  rows: 'fills',
  columns: {
    time: 'datetime',
    kind: 'type',
    side: 'type',
    symbol: 'name',
    quantity: 'shares',
    price: 'price',
    currency: 'currency',
    assetClass: 'asset_class',
    id: 'transaction_id',
  },
  fees: [
    { title: 'fee', kind: 'commission', charge: 'negative' },
    { title: 'tax', kind: 'tax', charge: 'negative' },
  ],
  assetClasses: { stock: ['STOCK'], fund: ['FUND'], crypto: ['CRYPTO'], bond: ['BOND'], other: ['DERIVATIVE'] },
  aside: [{ title: 'category', words: ['CASH'], reason: 'cash movement' }],
  dates: { zone: 'UTC' },
  decimals: 'point',
};
