import type { BrokerFormat } from '../../format.ts';

/** Prices in the currency of the instrument, fees in that of the account. */
export const trading212History: BrokerFormat = {
  id: 'trading212-history',
  broker: 'Trading 212',
  report: 'History',
  titles: ['Action', ['Time', 'Time (UTC)'], 'ISIN', 'Ticker', 'No. of shares', 'Price / share'],
  rows: 'fills',
  columns: {
    time: ['Time', 'Time (UTC)'],
    kind: 'Action',
    side: 'Action',
    symbol: 'Ticker',
    quantity: 'No. of shares',
    price: 'Price / share',
    currency: 'Currency (Price / share)',
    id: 'ID',
  },
  fees: [
    {
      title: 'Currency conversion fee*',
      currency: 'Currency (Currency conversion fee)',
      kind: 'commission',
      charge: 'unsigned',
    },
    { title: 'Transaction fee*', currency: 'Currency (Transaction fee)', kind: 'commission', charge: 'unsigned' },
    { title: 'Finra fee*', currency: 'Currency (Finra fee)', kind: 'regulatory', charge: 'unsigned' },
    {
      title: 'Stamp duty reserve tax*',
      currency: 'Currency (Stamp duty reserve tax)',
      kind: 'tax',
      charge: 'unsigned',
    },
    { title: ['Stamp duty', 'Stamp duty (GBP)'], currency: 'Currency (Stamp duty)', kind: 'tax', charge: 'unsigned' },
    {
      title: 'French transaction tax*',
      currency: 'Currency (French transaction tax)',
      kind: 'tax',
      charge: 'unsigned',
    },
  ],
  sides: {
    buy: ['Market buy', 'Limit buy', 'Stop buy', 'Stop limit buy'],
    sell: ['Market sell', 'Limit sell', 'Stop sell', 'Stop limit sell'],
  },
  kinds: {
    aside: {
      'dividend or interest': ['Dividend*', 'Interest on cash', 'Lending interest', 'Result adjustment'],
      'transfer or conversion of money': [
        'Deposit',
        'Withdrawal',
        'Currency conversion',
        'Card *',
        'Spending cashback',
      ],
    },
  },
  dates: { zone: 'UTC' },
  decimals: 'point',
  assetClass: 'stock',
};
