import type { BrokerFormat } from '../../format.ts';

export const krakenTrades: BrokerFormat = {
  id: 'kraken-trades',
  broker: 'Kraken',
  report: 'Trades',
  titles: ['txid', 'ordertxid', 'pair', 'time', 'type', 'ordertype', 'price', 'cost', 'fee', 'vol', 'margin', 'misc'],
  rows: 'fills',
  columns: {
    time: 'time',
    side: 'type',
    symbol: 'pair',
    quantity: 'vol',
    price: 'price',
    effect: 'misc',
    id: 'txid',
    order: 'ordertxid',
  },
  fees: [{ title: 'fee', kind: 'commission', charge: 'positive' }],
  effects: { open: ['initiated'], close: ['closing'] },
  dates: { zone: 'UTC' },
  decimals: 'point',
  assetClass: 'crypto',
  isPair: true,
};
