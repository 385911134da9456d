import type { BrokerFormat } from '../../format.ts';

const broker = 'Interactive Brokers';

/** What is told in the statement of an account, by section. */
export const interactiveBrokersActivity: BrokerFormat = {
  id: 'interactive-brokers-activity',
  broker,
  report: 'Activity statement',
  table: 'Trades',
  titles: ['DataDiscriminator', 'Asset Category', 'Currency', 'Symbol', 'Date/Time', 'Quantity', 'T. Price'],
  rows: 'fills',
  columns: {
    time: 'Date/Time',
    symbol: 'Symbol',
    account: 'Account',
    assetClass: 'Asset Category',
    quantity: 'Quantity',
    price: 'T. Price',
    currency: 'Currency',
    effect: 'Code',
    kind: 'DataDiscriminator',
  },
  fees: [{ title: ['Comm/Fee', 'Comm in *'], kind: 'commission', charge: 'negative' }],
  kinds: { fill: ['Order'], parts: ['Trade', 'Execution'], aside: { 'lot that the order closed': ['ClosedLot'] } },
  aside: [
    { title: 'Header', words: ['SubTotal', 'Total', 'Notes'], reason: 'total' },
    { title: 'Code', words: ['AFx*'], reason: 'currency conversion made by the broker' },
  ],
  assetClasses: {
    stock: ['Stocks'],
    option: ['Equity and Index Options', 'Options on Futures'],
    future: ['Futures'],
    forex: ['Forex'],
    bond: ['Bonds'],
    fund: ['Mutual Funds'],
    cfd: ['CFDs'],
  },
  read: { account: 'Account Information Data Account (\\S+)' },
  dates: { zone: 'America/New_York' },
  decimals: 'point',
  order: 'oldest-first',
  shorts: 'usual',
};

export const interactiveBrokersTransactions: BrokerFormat = {
  id: 'interactive-brokers-transactions',
  broker,
  report: 'Transaction history',
  table: 'Transaction History',
  titles: ['Date', 'Account', 'Description', 'Transaction Type', 'Symbol', 'Quantity', 'Price', 'Gross Amount'],
  rows: 'fills',
  columns: {
    time: 'Date',
    account: 'Account',
    description: 'Description',
    kind: 'Transaction Type',
    side: 'Transaction Type',
    symbol: 'Symbol',
    quantity: 'Quantity',
    price: 'Price',
    currency: 'Price Currency',
  },
  /** Commissions are in the base currency, whatever that of the price. */
  read: { feeCurrency: 'Base Currency ([A-Z]{3})' },
  fees: [{ title: 'Commission', kind: 'commission', charge: 'negative' }],
  kinds: {
    expiry: ['Expired'],
    assignment: ['Assigned'],
    exercise: ['Exercise'],
    aside: {
      'dividend or interest': [
        'Dividend',
        'Payment in Lieu',
        'Credit Interest',
        'Debit Interest',
        'Investment Interest *',
      ],
      'tax or account fee': ['Withholding Tax', 'Foreign Tax Withholding', 'Sales Tax', 'Other Fee'],
      'deposit or withdrawal': ['Deposit', 'Withdrawal', 'Electronic Fund Transfer'],
      'currency conversion': ['Forex Trade Component'],
      'account adjustment': ['Adjustment'],
    },
  },
  decimals: 'point',
  order: 'newest-first',
  shorts: 'usual',
};
