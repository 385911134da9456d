import type { BrokerFormat } from '../../format.ts';

export const tradestationOrders: BrokerFormat = {
  id: 'tradestation-orders',
  broker: 'TradeStation',
  report: 'TradeManager, orders',
  titles: ['Account', 'Symbol', 'Type', 'Order Status', 'Qty Filled', 'Filled Price', 'Commission'],
  rows: 'fills',
  columns: {
    time: ['Filled/Canceled', 'Entered'],
    account: 'Account',
    symbol: 'Symbol',
    side: 'Type',
    status: 'Order Status',
    quantity: 'Qty Filled',
    price: 'Filled Price',
    order: ['Order #', 'Order ID'],
  },
  fees: [{ title: 'Commission', kind: 'commission', charge: 'unsigned' }],
  dates: { order: 'month-first', zone: 'America/New_York' },
  decimals: 'point',
  currency: 'USD',
  shorts: 'marked',
};
