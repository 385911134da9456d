import type { BrokerFormat } from '../../format.ts';

export const cryptocomExchange: BrokerFormat = {
  id: 'cryptocom-exchange',
  broker: 'Crypto.com',
  report: 'Exchange trades',
  titles: ['Order ID', 'Trade ID', 'Instrument Name', 'Side', 'Traded Quantity', 'Traded Price', 'Fees'],
  rows: 'fills',
  columns: {
    time: ['Create Time (UTC)', 'Create Time'],
    symbol: 'Instrument Name',
    side: 'Side',
    quantity: 'Traded Quantity',
    price: 'Traded Price',
    feeCurrency: ['Fee Instrument Name', 'Fee Currency'],
    account: 'Account Type',
    id: 'Trade ID',
    order: 'Order ID',
  },
  fees: [{ title: 'Fees', kind: 'commission', charge: 'positive' }],
  dates: { zone: 'UTC' },
  decimals: 'point',
  assetClass: 'crypto',
  isPair: true,
};
