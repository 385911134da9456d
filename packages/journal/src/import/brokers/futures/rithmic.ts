import type { BrokerFormat } from '../../format.ts';

/** Orders with their average price; the zone is in the titles of the times. */
export const rithmicOrders: BrokerFormat = {
  id: 'rithmic-completed-orders',
  broker: 'Rithmic',
  report: 'R | Trader Pro, completed orders',
  titles: ['Account', 'Status', 'Buy/Sell', 'Symbol', 'Avg Fill Price', 'Qty Filled', 'Update Time*'],
  rows: 'fills',
  columns: {
    time: 'Update Time*',
    account: 'Account',
    symbol: 'Symbol',
    side: 'Buy/Sell',
    status: 'Status',
    quantity: 'Qty Filled',
    price: 'Avg Fill Price',
    id: 'Order Number',
    order: 'Order Number',
  },
  fees: [{ title: 'Commission Fill Rate', kind: 'commission', charge: 'positive', isPerUnit: true }],
  assetClass: 'future',
  decimals: 'point',
};
