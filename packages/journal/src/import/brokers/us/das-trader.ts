import type { BrokerFormat } from '../../format.ts';

const shared = {
  broker: 'DAS Trader',
  rows: 'fills',
  decimals: 'point',
  order: 'oldest-first',
  currency: 'USD',
  shorts: 'marked',
} satisfies Partial<BrokerFormat>;
const zone = 'America/New_York';

export const dasTraderExecutions: BrokerFormat = {
  ...shared,
  id: 'das-trader-executions',
  report: 'Executions',
  titles: ['TradeID', 'OrderID', 'Account', 'B/S', 'SHORT', ['symb', 'Symbol'], 'qty', 'price', 'time'],
  columns: {
    time: 'time',
    account: 'Account',
    side: 'B/S',
    symbol: ['symb', 'Symbol'],
    quantity: 'qty',
    price: 'price',
    id: 'TradeID',
    order: 'OrderID',
  },
  dates: { order: 'month-first', zone },
  shorts: 'usual',
};

/** It has no day: the trader says which one it is. */
export const dasTraderTrades: BrokerFormat = {
  ...shared,
  id: 'das-trader-trades',
  report: 'Trades window',
  titles: ['Time', ['Symbol', 'Symb'], 'Side', 'Price', 'Qty', 'Route', 'Cloid'],
  columns: {
    time: 'Time',
    account: 'Account',
    side: 'Side',
    symbol: ['Symbol', 'Symb'],
    quantity: 'Qty',
    price: 'Price',
  },
  fees: [{ title: 'ECNFee', kind: 'exchange', charge: 'positive' }],
  sides: { buy: ['B'], sell: ['S'], short: ['SS'], cover: ['BC'] },
  dates: { zone },
};

/** Every event of an order; Cobra Trading’s build of DAS writes it as well. */
export const dasTraderLog: BrokerFormat = {
  ...shared,
  id: 'das-trader-log',
  report: 'Trade log',
  titles: ['Event', 'B/S', 'Symbol', 'Shares', 'Price', 'Route', 'Time', 'Account'],
  columns: {
    time: 'Time',
    account: 'Account',
    side: 'B/S',
    symbol: 'Symbol',
    quantity: 'Shares',
    price: 'Price',
    kind: 'Event',
  },
  kinds: {
    fill: ['Execute'],
    aside: {
      'order event that isn’t an execution': [
        'Sending',
        'Send*',
        'Accept*',
        'Replace*',
        'Cancel*',
        'Reject*',
        'Close*',
        'Hold*',
        'Trigger*',
      ],
    },
  },
  sides: { short: ['Shrt', 'Short'] },
  dates: { zone },
};
