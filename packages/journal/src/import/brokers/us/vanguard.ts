import type { BrokerFormat } from '../../format.ts';

export const vanguardTransactions: BrokerFormat = {
  id: 'vanguard-transactions',
  broker: 'Vanguard',
  report: 'Download center',
  titles: ['Account Number', 'Trade Date', 'Settlement Date', 'Transaction Type', 'Symbol', 'Shares', 'Share Price'],
  rows: 'fills',
  columns: {
    time: 'Trade Date',
    account: 'Account Number',
    kind: 'Transaction Type',
    side: 'Transaction Type',
    symbol: 'Symbol',
    quantity: 'Shares',
    price: 'Share Price',
  },
  fees: [{ title: ['Commissions and Fees', 'Commission Fees'], kind: 'commission', charge: 'unsigned' }],
  kinds: {
    fill: ['Buy', 'Sell', 'Reinvestment'],
    split: ['Stock split'],
    aside: {
      'dividend or interest': ['Dividend', 'Interest', 'Capital gain*'],
      'transfer of money': ['Funds Received', 'Withdrawal', 'Sweep in', 'Sweep out'],
      'account fee': ['Fee'],
    },
  },
  sides: { buy: ['Reinvestment'] },
  dates: { zone: 'America/New_York' },
  decimals: 'point',
  order: 'newest-first',
  currency: 'USD',
  shorts: 'marked',
};
