import type { BrokerColumns, BrokerFormat, FeeColumn } from '../../format.ts';

const time = ['Time', 'Время'];
const price = ['Price', 'Цена'];
const type = ['Type', 'Тип'];
const symbol = ['Symbol', 'Символ'];
const volume = ['Volume', 'Объем'];
const position = ['Position', 'Позиция'];
const profit = ['Profit', 'Прибыль'];

const common = {
  broker: 'MetaTrader',
  assetClass: 'cfd',
  decimals: 'point',
  profit: { fees: 'excluded' },
} as const;

const costs: readonly FeeColumn[] = [
  { title: ['Commission', 'Комиссия'], kind: 'commission', charge: 'negative' },
  { title: 'Taxes', kind: 'tax', charge: 'negative' },
  { title: 'Fee', kind: 'other', charge: 'negative' },
  { title: ['Swap', 'Своп'], kind: 'financing', charge: 'negative' },
];

const money = { 'money paid in or out': ['balance', 'credit', 'deposit', 'withdrawal', 'correction', 'bonus'] };
const pending = { 'pending order': ['buy limit', 'sell limit', 'buy stop', 'sell stop'] };

const mt4Columns: BrokerColumns = {
  symbol: 'Item',
  side: 'Type',
  kind: 'Type',
  quantity: ['Size', 'Volume'],
  id: 'Ticket',
};
const mt4Above = { account: 'Account: *(\\d+)', currency: 'Currency: *([A-Z]{3})' };

const mt4Closed: BrokerFormat = {
  ...common,
  id: 'metatrader-4-closed',
  report: 'MetaTrader 4, closed transactions',
  titles: ['Ticket', 'Open Time', 'Type', ['Size', 'Volume'], 'Item', 'Close Time', 'Swap', 'Profit'],
  rows: 'trades',
  columns: {
    ...mt4Columns,
    openTime: 'Open Time',
    closeTime: 'Close Time',
    entryPrice: 'Price',
    exitPrice: 'Price#2',
    profit: 'Profit',
  },
  fees: costs,
  kinds: { aside: { ...money, ...pending } },
  read: mt4Above,
};

const mt4Open: BrokerFormat = {
  ...common,
  id: 'metatrader-4-open',
  report: 'MetaTrader 4, open trades',
  titles: ['Ticket', 'Open Time', 'Type', ['Size', 'Volume'], 'Item', 'Swap', 'Profit'],
  without: ['Close Time'],
  rows: 'fills',
  areOpen: true,
  columns: { ...mt4Columns, time: 'Open Time', price: 'Price', position: 'Ticket' },
  fees: costs,
  read: mt4Above,
};

const mt5Above = { account: '(\\d{4,}) *\\([A-Z]{3},', currency: '\\d{4,} *\\(([A-Z]{3}),' };

const mt5Positions: BrokerFormat = {
  ...common,
  id: 'metatrader-5-positions',
  report: 'MetaTrader 5, positions',
  titles: [time, position, symbol, type, volume, price, ['S / L'], ['T / P'], ['Swap', 'Своп'], profit],
  without: ['Market Price', 'Deal'],
  rows: 'trades',
  columns: {
    openTime: time,
    closeTime: ['Time#2', 'Время#2'],
    symbol,
    side: type,
    kind: type,
    quantity: volume,
    entryPrice: price,
    exitPrice: ['Price#2', 'Цена#2'],
    profit,
    id: position,
  },
  fees: costs,
  read: mt5Above,
};

const mt5Open: BrokerFormat = {
  ...common,
  id: 'metatrader-5-open',
  report: 'MetaTrader 5, open positions',
  titles: ['Time', 'Position', 'Symbol', 'Type', 'Volume', 'Price', 'Market Price', 'Swap', 'Profit'],
  rows: 'fills',
  areOpen: true,
  columns: {
    time: 'Time',
    symbol: 'Symbol',
    side: 'Type',
    kind: 'Type',
    quantity: 'Volume',
    price: 'Price',
    position: 'Position',
  },
  fees: [{ title: 'Swap', kind: 'financing', charge: 'negative' }],
  read: mt5Above,
};

/** Deals have no number of a position: they are matched in the order of time. */
const mt5Deals: BrokerFormat = {
  ...common,
  id: 'metatrader-5-deals',
  report: 'MetaTrader 5, deals',
  titles: ['Time', 'Deal', 'Symbol', 'Type', 'Direction', 'Volume', 'Price', 'Commission', 'Swap', 'Profit'],
  rows: 'fills',
  columns: {
    time: 'Time',
    symbol: 'Symbol',
    kind: 'Type',
    side: 'Type',
    effect: 'Direction',
    quantity: 'Volume',
    price: 'Price',
    profit: 'Profit',
    id: 'Deal',
    order: 'Order',
    position: 'Position',
  },
  fees: costs,
  kinds: { aside: money },
  read: mt5Above,
  repeats: ['metatrader-5-positions', 'metatrader-5-open'],
};

export const metaTrader: readonly BrokerFormat[] = [mt4Closed, mt4Open, mt5Positions, mt5Open, mt5Deals];
