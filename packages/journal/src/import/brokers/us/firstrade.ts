import type { BrokerFormat } from '../../format.ts';

export const firstradeHistory: BrokerFormat = {
  id: 'firstrade-history',
  broker: 'Firstrade',
  report: 'Account history',
  titles: ['Symbol', 'Quantity', 'Price', 'Action', 'Description', 'TradeDate', 'SettledDate', 'RecordType'],
  rows: 'fills',
  columns: {
    time: 'TradeDate',
    clock: 'Description',
    kind: 'Action',
    side: 'Action',
    symbol: 'Symbol',
    description: 'Description',
    quantity: 'Quantity',
    price: 'Price',
  },
  within: { clock: 'EXEC TIME: \\S+ (\\S+)$' },
  fees: [
    { title: 'Commission', kind: 'commission', charge: 'unsigned' },
    { title: 'Fee', kind: 'regulatory', charge: 'unsigned' },
  ],
  kinds: { aside: { 'dividend or interest': ['Dividend', 'Interest'] } },
  aside: [{ title: 'RecordType', words: ['Financial'], reason: 'money that moved without a trade' }],
  dates: { zone: 'America/New_York' },
  decimals: 'point',
  currency: 'USD',
};
