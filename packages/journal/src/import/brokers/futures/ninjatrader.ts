import type { BrokerFormat } from '../../format.ts';

/** The grids follow Windows’ regional settings, so nothing is known of their dates and numbers. */
const common = { broker: 'NinjaTrader', assetClass: 'future' } as const;

const executions: BrokerFormat = {
  ...common,
  id: 'ninjatrader-executions',
  report: 'Executions',
  titles: ['Instrument', 'Action', 'Quantity', 'Price', 'Time', 'E/X'],
  rows: 'fills',
  columns: {
    time: 'Time',
    account: ['Account display name', 'Account', 'Account name'],
    symbol: 'Instrument',
    side: 'Action',
    quantity: 'Quantity',
    price: 'Price',
    id: 'ID',
    order: 'Order ID',
  },
  fees: [{ title: 'Commission', kind: 'commission', charge: 'positive' }],
};

const trades: BrokerFormat = {
  ...common,
  id: 'ninjatrader-trades',
  report: 'Trades',
  titles: [
    'Instrument',
    ['Market pos.', 'Pos. marché.'],
    ['Entry price', "Prix d'entrée"],
    ['Exit price', 'Prix de sortie'],
    'Profit',
  ],
  rows: 'trades',
  columns: {
    account: ['Account', 'Compte'],
    symbol: 'Instrument',
    side: ['Market pos.', 'Pos. marché.'],
    quantity: ['Qty', 'Quantity', 'Qté'],
    openTime: ['Entry time', "Heure d'entrée"],
    closeTime: ['Exit time', 'Heure de sortie'],
    entryPrice: ['Entry price', "Prix d'entrée"],
    exitPrice: ['Exit price', 'Prix de sortie'],
    profit: 'Profit',
  },
  fees: [{ title: 'Commission', kind: 'commission', charge: 'positive' }],
  profit: { fees: 'included' },
};

export const ninjaTrader: readonly BrokerFormat[] = [executions, trades];
