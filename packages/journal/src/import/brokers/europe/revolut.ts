import type { BrokerFormat } from '../../format.ts';

export const revolutStatement: BrokerFormat = {
  id: 'revolut-statement',
  broker: 'Revolut',
  report: 'Trading account statement',
  titles: ['Date', 'Ticker', 'Type', 'Quantity', 'Price per share', 'Total Amount', 'Currency', 'FX Rate'],
  rows: 'fills',
  columns: {
    time: 'Date',
    kind: 'Type',
    side: 'Type',
    symbol: 'Ticker',
    quantity: 'Quantity',
    price: 'Price per share',
    currency: 'Currency',
  },
  fees: [{ title: 'Total Amount', kind: 'commission', charge: 'rest' }],
  sides: { buy: ['BUY*'], sell: ['SELL*'] },
  kinds: {
    split: ['STOCK SPLIT'],
    aside: {
      dividend: ['DIVIDEND*'],
      'transfer of money': ['CASH TOP-UP', 'CASH WITHDRAWAL', 'TRANSFER FROM*'],
      'account fee': ['CUSTODY FEE*', 'ROBO MANAGEMENT FEE*'],
    },
  },
  dates: { zone: 'UTC' },
  decimals: 'point',
  assetClass: 'stock',
};
