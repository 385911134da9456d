import type { BrokerFormat } from '../../format.ts';

const common = {
  broker: 'TopstepX',
  assetClass: 'future',
  decimals: 'point',
  dates: { order: 'month-first' },
} as const;

const trades: BrokerFormat = {
  ...common,
  id: 'topstepx-trades',
  report: 'Trades',
  titles: ['Id', 'ContractName', 'EnteredAt', 'ExitedAt', 'EntryPrice', 'ExitPrice', 'PnL', 'Size', 'Type'],
  rows: 'trades',
  columns: {
    symbol: 'ContractName',
    side: 'Type',
    quantity: 'Size',
    openTime: 'EnteredAt',
    closeTime: 'ExitedAt',
    entryPrice: 'EntryPrice',
    exitPrice: 'ExitPrice',
    profit: 'PnL',
    id: 'Id',
  },
  fees: [
    { title: 'Fees', kind: 'exchange', charge: 'positive' },
    { title: 'Commissions', kind: 'commission', charge: 'positive' },
  ],
  profit: { fees: 'excluded' },
};

const orders: BrokerFormat = {
  ...common,
  id: 'topstepx-orders',
  report: 'Orders',
  titles: ['AccountName', 'ContractName', 'Status', 'Size', 'Side', 'FilledAt', 'ExecutePrice', 'PositionDisposition'],
  rows: 'fills',
  columns: {
    time: 'FilledAt',
    account: 'AccountName',
    symbol: 'ContractName',
    side: 'Side',
    status: 'Status',
    quantity: 'Size',
    price: 'ExecutePrice',
    id: 'Id',
    order: 'Id',
  },
  sides: { buy: ['Bid'], sell: ['Ask'] },
};

export const topstepX: readonly BrokerFormat[] = [trades, orders];
