import type { BrokerFormat } from '../../format.ts';

/** Quantities of futures and options are units, not lots. */
export const zerodhaTradebook: BrokerFormat = {
  id: 'zerodha-tradebook',
  broker: 'Zerodha',
  report: 'Tradebook',
  titles: [
    ['trade_date', 'Trade Date'],
    ['trade_type', 'Trade Type'],
    'symbol',
    'exchange',
    'segment',
    'quantity',
    'price',
    ['order_execution_time', 'Order Execution Time'],
  ],
  rows: 'fills',
  columns: {
    time: ['order_execution_time', 'Order Execution Time'],
    symbol: 'symbol',
    side: ['trade_type', 'Trade Type'],
    quantity: 'quantity',
    price: 'price',
    assetClass: 'segment',
    id: ['trade_id', 'Trade ID'],
    order: ['order_id', 'Order ID'],
  },
  assetClasses: { stock: ['EQ'], future: ['FO', 'CDS', 'COM', 'MCX'], fund: ['MF'] },
  dates: { zone: 'Asia/Kolkata' },
  decimals: 'point',
  currency: 'INR',
  multiplier: 1,
};
