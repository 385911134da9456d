import type { BrokerFormat } from '../../format.ts';

/** A complete example of a declaration. */
export const schwabTransactions: BrokerFormat = {
  id: 'schwab-transactions',
  broker: 'Charles Schwab',
  report: 'Transactions',
  titles: [
    'Date',
    'Action',
    'Symbol',
    'Description',
    'Quantity',
    'Price',
    ['Fees & Comm', 'Fees & Commissions'],
    'Amount',
  ],
  rows: 'fills',
  columns: {
    time: 'Date',
    kind: 'Action',
    side: 'Action',
    symbol: 'Symbol',
    description: 'Description',
    quantity: 'Quantity',
    price: 'Price',
  },
  fees: [{ title: ['Fees & Comm', 'Fees & Commissions'], kind: 'commission', charge: 'unsigned' }],
  kinds: {
    split: ['Stock Split', 'Reverse Split'],
    expiry: ['Expired'],
    assignment: ['Assigned'],
    exercise: ['Exchange or Exercise'],
    aside: {
      'A dividend or interest': [
        'Qualified Dividend',
        'Cash Dividend',
        'Bank Interest',
        'Credit Interest',
        'Non-Qualified Div',
        'Reinvest Dividend',
      ],
      'A transfer of money': ['MoneyLink Transfer', 'Wire Funds*', 'Journal'],
    },
  },
  aside: [{ title: 'Date', words: ['Transactions Total'], reason: 'The total of the file' }],
  dates: { order: 'month-first', zone: 'America/New_York' },
  decimals: 'point',
  order: 'newest-first',
  currency: 'USD',
  read: { account: 'for account (.+?) as of' },
  shorts: 'marked',
};
