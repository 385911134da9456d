import type { BrokerFormat } from '../../format.ts';

export const merrillTransactions: BrokerFormat = {
  id: 'merrill-transactions',
  broker: 'Merrill',
  report: 'Transactions',
  titles: ['Trade Date', 'Settlement Date', 'Description', 'Type', 'Symbol/ CUSIP', 'Quantity', 'Price', 'Amount'],
  rows: 'fills',
  columns: {
    time: 'Trade Date',
    account: 'Account',
    kind: 'Description',
    side: 'Description',
    symbol: 'Symbol/ CUSIP',
    quantity: 'Quantity',
    price: 'Price',
  },
  kinds: {
    fill: ['Purchase*', 'Sale*'],
    aside: {
      'dividend or interest': ['Dividend*', 'Interest*', 'Bank Interest*', 'Cash Dividend*'],
      'trade that hasn’t settled yet': ['Pending*'],
      'transfer of money': ['Funds Transfer*', 'Deposit*', 'Withdrawal*', 'Transfer*'],
    },
  },
  aside: [{ title: 'Trade Date', words: ['Total activity*'], reason: 'total of the file' }],
  sides: { buy: ['Purchase*'], sell: ['Sale*'] },
  dates: { order: 'month-first', zone: 'America/New_York' },
  decimals: 'point',
  order: 'newest-first',
  currency: 'USD',
  shorts: 'marked',
};
