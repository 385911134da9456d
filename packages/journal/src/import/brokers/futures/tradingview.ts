import type { BrokerFormat } from '../../format.ts';

const paperOrders: BrokerFormat = {
  id: 'tradingview-paper-orders',
  broker: 'TradingView',
  report: 'Paper trading, order history',
  titles: ['Symbol', 'Side', 'Type', ['Quantity', 'Qty'], 'Fill Price', 'Status', 'Placing time', 'Closing time'],
  rows: 'fills',
  columns: {
    time: 'Closing time',
    symbol: 'Symbol',
    side: 'Side',
    status: 'Status',
    quantity: ['Quantity', 'Qty'],
    price: 'Fill price',
    id: 'Order ID',
    order: 'Order ID',
  },
  fees: [{ title: 'Commission', kind: 'commission', charge: 'positive' }],
  decimals: 'point',
  order: 'newest-first',
};

const brokerOrders: BrokerFormat = {
  ...paperOrders,
  id: 'tradingview-broker-orders',
  report: 'Connected broker, order history',
  titles: ['Symbol', 'Side', 'Type', 'Quantity', 'Fill quantity', 'Avg fill price', 'Status', 'Status time'],
  columns: {
    ...paperOrders.columns,
    time: 'Status time',
    quantity: 'Fill quantity',
    price: 'Avg fill price',
  },
};

/** A trade is two rows, its entry and its exit; each of them states the trade’s result, after commission. */
const listOfTrades: BrokerFormat = {
  id: 'tradingview-list-of-trades',
  broker: 'TradingView',
  report: 'Strategy Tester, list of trades',
  titles: [['Trade #', 'Trade number'], 'Type', ['Date and time', 'Date/Time'], 'Signal'],
  rows: 'fills',
  columns: {
    time: ['Date and time', 'Date/Time'],
    side: 'Type',
    position: ['Trade #', 'Trade number'],
    quantity: ['Size (qty)', 'Position size (qty)', 'Quantity', 'Contracts'],
    price: 'Price*',
    profit: ['Net P&L*', 'P&L*', 'Profit*'],
  },
  sides: { buy: ['Entry long'], sell: ['Exit long'], short: ['Entry short'], cover: ['Exit short'] },
  aside: [{ title: 'Signal', words: ['Open'], reason: 'price at the end of the test; the trade is still open' }],
  decimals: 'point',
  read: { symbol: '_([^_]+)_\\d{4}-\\d{2}-\\d{2}', currency: '(?:Price|P&L|Profit) ([A-Z]{3,5})' },
  profit: { fees: 'included' },
};

export const tradingView: readonly BrokerFormat[] = [paperOrders, brokerOrders, listOfTrades];
