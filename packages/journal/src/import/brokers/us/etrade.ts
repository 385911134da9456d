import type { BrokerFormat } from '../../format.ts';

const shared = {
  broker: 'E*TRADE',
  rows: 'fills',
  kinds: {
    fill: ['0', 'Bought', 'Sold', 'Sold Short', 'Bought To Cover', 'Bought To Open', 'Sold To Close'],
    expiry: ['Option Expired', 'Option Expiration', 'Expired'],
    assignment: ['Option Assigned', 'Option Assignment'],
    exercise: ['Option Exercised', 'Option Exercise'],
    aside: {
      'dividend or interest': ['Dividend', 'Qualified Dividend', 'Interest', 'Interest Income', 'Margin Interest'],
      'transfer of money': [
        'Transfer',
        'Online Transfer',
        'Wire',
        'Deposit',
        'Withdrawal',
        'Adjustment',
        'Direct Debit',
      ],
      'account fee': ['Fee', 'Service Fee'],
    },
  },
  effects: { open: ['Sold Short', 'Bought To Open'], close: ['Bought To Cover', 'Sold To Close'] },
  dates: { order: 'month-first', zone: 'America/New_York' },
  decimals: 'point',
  order: 'newest-first',
  currency: 'USD',
  shorts: 'marked',
} satisfies Partial<BrokerFormat>;

export const etradeTransactions: BrokerFormat = {
  ...shared,
  id: 'etrade-transactions',
  report: 'Transaction history',
  titles: ['TransactionDate', 'TransactionType', 'SecurityType', 'Symbol', 'Quantity', 'Price', 'Commission'],
  columns: {
    time: 'TransactionDate',
    kind: 'TransactionType',
    effect: 'TransactionType',
    symbol: 'Symbol',
    description: 'Description',
    assetClass: 'SecurityType',
    quantity: 'Quantity',
    price: 'Price',
  },
  fees: [{ title: 'Commission', kind: 'commission', charge: 'unsigned' }],
  aside: [{ title: 'SecurityType', words: ['MMF'], reason: 'cash that E*TRADE keeps in a money market fund' }],
  assetClasses: { stock: ['EQ'], option: ['OPTN'], fund: ['MF'], bond: ['BOND'] },
  read: { account: 'For Account:,?\\s*(\\S+)' },
};

export const etradeActivity: BrokerFormat = {
  ...shared,
  id: 'etrade-activity',
  report: 'All transactions',
  titles: [
    'Activity/Trade Date',
    'Transaction Date',
    'Activity Type',
    'Description',
    'Symbol',
    'Quantity #',
    'Price $',
  ],
  columns: {
    time: 'Activity/Trade Date',
    kind: 'Activity Type',
    effect: 'Activity Type',
    symbol: 'Symbol',
    description: 'Description',
    quantity: 'Quantity #',
    price: 'Price $',
  },
  fees: [{ title: 'Commission', kind: 'commission', charge: 'unsigned' }],
  read: { account: 'Account Activity for (.+?) from ' },
};
