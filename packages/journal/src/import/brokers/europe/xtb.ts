import type { BrokerFormat } from '../../format.ts';

const shared = { broker: 'XTB', dates: { order: 'day-first' }, decimals: 'point' } as const;

const closed = {
  ...shared,
  rows: 'trades',
  fees: [
    { title: 'Commission', kind: 'commission', charge: 'negative' },
    { title: 'Swap', kind: 'financing', charge: 'negative' },
    { title: 'Rollover', kind: 'financing', charge: 'negative' },
  ],
  profit: { fees: 'excluded' },
} as const;

export const xtbClosedPositions: BrokerFormat = {
  ...closed,
  id: 'xtb-closed-positions',
  report: 'Closed positions',
  titles: ['Position', 'Symbol', 'Type', 'Volume', 'Open time', 'Open price', 'Close time', 'Close price', 'Gross P/L'],
  columns: {
    openTime: 'Open time',
    closeTime: 'Close time',
    symbol: 'Symbol',
    side: 'Type',
    quantity: 'Volume',
    entryPrice: 'Open price',
    exitPrice: 'Close price',
    profit: 'Gross P/L',
    id: 'Position',
  },
  aside: [{ title: 'Position', words: ['Total'], reason: 'total of the file' }],
};

/** The workbook since 2025. */
export const xtbClosedTrades: BrokerFormat = {
  ...closed,
  id: 'xtb-closed-trades',
  report: 'Closed positions since 2025',
  titles: ['Ticker', 'Type', 'Volume', 'Open Price', 'Open Time (UTC)', 'Close Price', 'Close Time (UTC)'],
  columns: {
    openTime: 'Open Time (UTC)',
    closeTime: 'Close Time (UTC)',
    symbol: 'Ticker',
    side: 'Type',
    quantity: 'Volume',
    entryPrice: 'Open Price',
    exitPrice: 'Close Price',
    profit: ['Gross Profit', 'Profit/Loss'],
    assetClass: 'Category',
    id: 'Position ID',
  },
  dates: { order: 'day-first', zone: 'UTC' },
  aside: [{ title: 'Instrument', words: ['Total'], reason: 'total of the file' }],
};

/** The trade is a sentence: OPEN BUY 5/10 @ 54.00, where 5 of 10 were filled. */
export const xtbCashOperations: BrokerFormat = {
  ...shared,
  id: 'xtb-cash-operations',
  report: 'Cash operations',
  repeats: ['xtb-closed-positions', 'xtb-closed-trades'],
  titles: ['ID', 'Type', ['Time', 'Time (UTC)'], ['Symbol', 'Ticker'], 'Comment', 'Amount'],
  rows: 'fills',
  columns: {
    time: ['Time', 'Time (UTC)'],
    kind: 'Type',
    sentence: 'Comment',
    symbol: ['Ticker', 'Symbol'],
    id: 'ID',
  },
  kinds: {
    fill: [
      ...['Stocks/ETF purchase', 'Stocks/ETF sale', 'Stock purchase', 'Stock sale', 'Stock sell'],
      ...['Kauf Aktien/ETFs', 'Aktien/ETF Verkauf', 'Ações/ETF compra', 'Ações/ETF venda'],
    ],
    aside: {
      'transfer of money': ['Deposit', 'Withdrawal', 'Transfer', 'Subaccount Transfer'],
      'dividend, interest or tax': [
        'Dividend*',
        'DIVIDENT',
        'Withholding tax*',
        'Free funds interest*',
        'Free-funds interest*',
      ],
      'charge or result that the closed positions list': [
        'Swap',
        'Commission',
        'Sec fee',
        'Rollover',
        'Profit/Loss',
        'Close trade',
      ],
    },
  },
};
