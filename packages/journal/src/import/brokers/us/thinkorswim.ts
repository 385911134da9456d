import type { BrokerFormat } from '../../format.ts';

/** The section of an account statement and the list of the day’s filled orders have the same columns. */
export const thinkorswimTrades: BrokerFormat = {
  id: 'thinkorswim-trades',
  broker: 'thinkorswim',
  report: 'Account statement, trade activity',
  titles: ['Exec Time', 'Spread', 'Side', 'Qty', 'Pos Effect', 'Symbol', 'Type', 'Price', 'Net Price'],
  rows: 'fills',
  columns: {
    time: 'Exec Time',
    symbol: 'Symbol',
    side: 'Side',
    effect: 'Pos Effect',
    assetClass: 'Type',
    quantity: 'Qty',
    price: 'Price',
    expiry: 'Exp',
    strike: 'Strike',
    right: 'Type',
    spread: 'Spread',
  },
  within: { spread: '^((?!STOCK|SINGLE|FUTURE|FOREX).+)$' },
  assetClasses: { stock: ['STOCK', 'ETF'], option: ['CALL', 'PUT'], future: ['FUTURE'] },
  fillDown: ['time', 'spread'],
  dates: { order: 'month-first' },
  decimals: 'point',
  order: 'newest-first',
  currency: 'USD',
  read: { account: '(?:Account Statement|Trade Activity) for (\\S+)' },
  shorts: 'usual',
};

/** The fees of those fills, and the options that expired. */
export const thinkorswimCash: BrokerFormat = {
  id: 'thinkorswim-cash',
  broker: 'thinkorswim',
  report: 'Account statement, cash balance',
  titles: [
    ['DATE', 'Exec Date'],
    ['TIME', 'Exec Time'],
    'TYPE',
    'REF #',
    'DESCRIPTION',
    'Misc Fees',
    'AMOUNT',
    'BALANCE',
  ],
  rows: 'fills',
  columns: {
    time: ['DATE', 'Exec Date'],
    clock: ['TIME', 'Exec Time'],
    kind: 'DESCRIPTION',
    symbol: 'DESCRIPTION',
    quantity: 'DESCRIPTION',
  },
  within: {
    kind: '\\b(BOT|SOLD) [-+]?[\\d.]|^(REMOVAL OF OPTION DUE TO [A-Z]+)',
    symbol: '(?:BOT|SOLD) \\S+ (.+?) @|REMOVAL OF OPTION DUE TO [A-Z]+ \\S+ (.+)$',
    quantity: '(?:BOT|SOLD|REMOVAL OF OPTION DUE TO [A-Z]+) ([-+]?[\\d.,]+)',
  },
  fees: [
    { title: 'Misc Fees', kind: 'regulatory', charge: 'negative' },
    { title: 'Commissions & Fees', kind: 'commission', charge: 'negative' },
  ],
  kinds: {
    charge: ['BOT', 'SOLD'],
    expiry: ['REMOVAL OF OPTION DUE TO EXPIRATION'],
    assignment: ['REMOVAL OF OPTION DUE TO ASSIGNMENT'],
    exercise: ['REMOVAL OF OPTION DUE TO EXERCISE'],
  },
  dates: { order: 'month-first' },
  decimals: 'point',
  order: 'oldest-first',
  currency: 'USD',
  read: { account: 'Account Statement for (\\S+)' },
  shorts: 'usual',
};
