import type { BrokerFormat } from '../../format.ts';

/** Quantities of futures and options are units, not lots. The scrip code tells calls from puts. */
export const upstoxTrades: BrokerFormat = {
  id: 'upstox-trades',
  broker: 'Upstox',
  report: 'Trade report',
  titles: [
    'Date',
    'Company',
    'Exchange',
    'Scrip Code',
    'Instrument Type',
    'Trade Num',
    'Trade Time',
    'Side',
    'Quantity',
  ],
  rows: 'fills',
  columns: {
    time: 'Date',
    clock: 'Trade Time',
    symbol: 'Company',
    position: 'Scrip Code',
    side: 'Side',
    quantity: 'Quantity',
    price: 'Price',
    assetClass: 'Instrument Type',
    id: 'Trade Num',
  },
  assetClasses: { stock: ['EQ'], future: ['FUT*', 'OPT*'] },
  dates: { order: 'day-first', zone: 'Asia/Kolkata' },
  decimals: 'point',
  currency: 'INR',
  multiplier: 1,
};
