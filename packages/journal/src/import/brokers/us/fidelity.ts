import type { BrokerFormat } from '../../format.ts';

export const fidelityHistory: BrokerFormat = {
  id: 'fidelity-history',
  broker: 'Fidelity',
  report: 'Account history',
  titles: ['Run Date', 'Action', 'Symbol', 'Quantity', ['Price ($)', 'Price'], ['Amount ($)', 'Amount']],
  rows: 'fills',
  columns: {
    time: 'Run Date',
    account: ['Account Number', 'Account'],
    kind: 'Action',
    side: 'Action',
    symbol: 'Symbol',
    description: 'Description',
    quantity: 'Quantity',
    price: ['Price ($)', 'Price'],
    currency: 'Currency',
  },
  fees: [
    { title: ['Commission ($)', 'Commission'], kind: 'commission', charge: 'unsigned' },
    { title: ['Fees ($)', 'Fees'], kind: 'regulatory', charge: 'unsigned' },
  ],
  kinds: {
    fill: ['YOU BOUGHT*', 'YOU SOLD*', 'REINVESTMENT*'],
    expiry: ['EXPIRED*'],
    assignment: ['ASSIGNED*'],
    exercise: ['EXERCISED*'],
    aside: {
      'dividend or interest': ['DIVIDEND*', 'INTEREST*', 'LONG-TERM CAP GAIN*', 'SHORT-TERM CAP GAIN*'],
      'deposit or withdrawal': [
        'ELECTRONIC FUNDS TRANSFER*',
        'DIRECT DEPOSIT*',
        'DIRECT DEBIT*',
        'WIRE TRANSFER*',
        'BILL PAYMENT*',
        'CHECK RECEIVED*',
      ],
      'cash moved within the account': ['PURCHASE INTO CORE*', 'REDEMPTION FROM CORE*', 'JOURNALED*'],
      'tax or account fee': ['FOREIGN TAX PAID*', 'FEE CHARGED*', 'ADVISORY FEE*'],
    },
  },
  aside: [
    {
      title: 'Symbol',
      words: ['SPAXX', 'FDRXX', 'FZFXX', 'FCASH', 'FDIC*'],
      reason: 'cash that Fidelity keeps in a money market fund',
    },
  ],
  read: { account: 'History_for_Account_([A-Z0-9]+)' },
  sides: {
    buy: ['YOU BOUGHT*', 'REINVESTMENT*'],
    sell: ['YOU SOLD*'],
    short: ['YOU SOLD SHORT*', 'YOU SOLD OPENING*'],
    cover: ['YOU BOUGHT CLOSING*'],
  },
  dates: { order: 'month-first', zone: 'America/New_York' },
  decimals: 'point',
  order: 'newest-first',
  currency: 'USD',
  shorts: 'marked',
};
