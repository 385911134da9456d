import type { BrokerFormat } from '../../format.ts';

const shared = {
  broker: 'Webull',
  rows: 'fills',
  dates: { order: 'month-first', zone: 'America/New_York' },
  decimals: 'point',
  order: 'newest-first',
  currency: 'USD',
} satisfies Partial<BrokerFormat>;

/** The orders of stocks and those of options, each in a file of its own. */
export const webullOrders: BrokerFormat = {
  ...shared,
  id: 'webull-orders',
  report: 'Orders',
  titles: ['Name', 'Symbol', 'Side', 'Status', 'Filled', 'Time-in-Force', 'Placed Time', 'Filled Time'],
  columns: {
    time: 'Filled Time',
    symbol: 'Symbol',
    side: 'Side',
    status: 'Status',
    quantity: 'Filled',
    price: ['Avg Price', 'Price'],
  },
  sides: { short: ['Short'] },
  statuses: { done: ['Partially Filled'] },
  shorts: 'usual',
};

export const webullOrderRecords: BrokerFormat = {
  ...shared,
  id: 'webull-order-records',
  report: 'Order records',
  titles: ['Symbol', ['Filled Time', 'Fill Time'], ['B/S', 'Side'], 'Side Type', 'Filled Avg Price', 'Filled Qty'],
  columns: {
    time: ['Filled Time', 'Fill Time'],
    symbol: 'Symbol',
    side: ['B/S', 'Side'],
    effect: 'Side Type',
    status: 'Status',
    quantity: 'Filled Qty',
    price: 'Filled Avg Price',
  },
  fees: [
    { title: 'Commission', kind: 'commission', charge: 'unsigned' },
    { title: 'Fee', kind: 'regulatory', charge: 'unsigned' },
  ],
  order: 'oldest-first',
  shorts: 'usual',
};
