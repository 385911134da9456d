import type { BrokerFormat } from '../../format.ts';

/** The trade is a sentence: Buy 10 @ 20.50 EUR. The booked amount has the commission in it, in the account’s currency. */
export const saxoTransactions: BrokerFormat = {
  id: 'saxo-transactions',
  broker: 'Saxo',
  report: 'Transactions',
  titles: ['Trade Date', 'Type', 'Instrument', 'Instrument currency', 'Instrument Symbol', 'Event', 'Conversion Rate'],
  rows: 'fills',
  columns: {
    time: 'Trade Date',
    kind: 'Type',
    sentence: 'Event',
    symbol: 'Instrument Symbol',
    currency: 'Instrument currency',
    account: 'Account ID',
    order: 'Order ID',
  },
  fees: [
    {
      title: ['Booked Amount', 'Amount'],
      kind: 'commission',
      charge: 'rest',
      where: { title: 'Conversion Rate', words: ['1'] },
    },
  ],
  kinds: {
    fill: ['Trade'],
    aside: {
      'dividend or another corporate action': ['Corporate action'],
      'transfer or account fee': ['Cash Transfer', 'Cash amount'],
    },
  },
  order: 'newest-first',
};

export const saxoTraderTransactions: BrokerFormat = {
  id: 'saxo-trader-transactions',
  broker: 'Saxo',
  report: 'Transactions of SaxoTraderGO',
  titles: ['Trade Date', 'Asset type', 'Instrument', 'Transaction Type', 'Event', 'Trade ID', 'Amount', 'Price'],
  rows: 'fills',
  columns: {
    time: 'Trade Date',
    kind: 'Transaction Type',
    side: 'Event',
    symbol: 'Instrument',
    quantity: 'Amount',
    price: 'Price',
    account: 'Account ID',
    assetClass: 'Asset type',
    id: 'Trade ID',
  },
  fees: [{ title: 'Booked Amount Instrument Currency', kind: 'commission', charge: 'rest' }],
  assetClasses: { stock: ['Stock'], fund: ['Etf', 'Etc', 'MutualFund'] },
  kinds: {
    fill: ['Trade'],
    aside: {
      'dividend or another corporate action': ['Corporate action'],
      'transfer or account fee': ['Cash Amount', 'Cash Transfer'],
    },
  },
  dates: { order: 'day-first' },
};
