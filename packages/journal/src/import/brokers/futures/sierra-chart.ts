import type { BrokerFormat } from '../../format.ts';

const common = { broker: 'Sierra Chart', assetClass: 'future', decimals: 'point' } as const;

const tradeActivity: BrokerFormat = {
  ...common,
  id: 'sierra-chart-trade-activity',
  report: 'Trade Activity Log',
  titles: ['ActivityType', 'DateTime', 'Symbol', 'Quantity', 'BuySell', 'FillPrice', 'FilledQuantity'],
  rows: 'fills',
  columns: {
    time: 'DateTime',
    account: 'TradeAccount',
    kind: 'ActivityType',
    symbol: 'Symbol',
    side: 'BuySell',
    quantity: 'Quantity',
    price: 'FillPrice',
    id: 'FillExecutionServiceID',
    order: 'InternalOrderID',
  },
  kinds: {
    fill: ['Fills'],
    aside: { order: ['Orders'], 'balance or position': ['Account Balance*', 'Positions*', 'Trade Account*'] },
  },
};

/** Times end in a mark of the position that they open or close. */
const trades: BrokerFormat = {
  ...common,
  id: 'sierra-chart-trades',
  report: 'Trades',
  titles: ['Symbol', 'Trade Type', 'Entry DateTime', 'Exit DateTime', 'Trade Quantity', 'Profit/Loss (C)'],
  rows: 'trades',
  columns: {
    account: 'Account',
    symbol: 'Symbol',
    side: 'Trade Type',
    quantity: 'Trade Quantity',
    openTime: 'Entry DateTime',
    closeTime: 'Exit DateTime',
    entryPrice: 'Entry Price',
    exitPrice: 'Exit Price',
    profit: 'Profit/Loss (C)',
  },
  fees: [{ title: 'Commission (C)', kind: 'commission', charge: 'positive' }],
  dates: { formats: ["yyyy-MM-dd  HH:mm:ss.u 'BP'", "yyyy-MM-dd  HH:mm:ss.u 'EP'"] },
  profit: { fees: 'included' },
};

export const sierraChart: readonly BrokerFormat[] = [tradeActivity, trades];
