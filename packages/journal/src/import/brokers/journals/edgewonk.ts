import type { BrokerFormat } from '../../format.ts';

/** Which sign a swap has is nowhere said: it is only within the net profit. */
export const edgewonkTrades: BrokerFormat = {
  id: 'edgewonk-trades',
  broker: 'Edgewonk',
  report: 'Trades',
  titles: [
    ...['Opening Time', 'Type [buy/sell]', 'Symbol', 'Size / Quantity', 'Closing Time', 'Entry Price'],
    ...['Closing Price', 'Net Profit'],
  ],
  rows: 'trades',
  columns: {
    symbol: 'Symbol',
    side: 'Type [buy/sell]',
    quantity: 'Size / Quantity',
    openTime: 'Opening Time',
    closeTime: 'Closing Time',
    entryPrice: 'Entry Price',
    exitPrice: 'Closing Price',
    profit: 'Net Profit',
  },
  fees: [{ title: ['Commission', 'Comission'], kind: 'commission', charge: 'unsigned' }],
  profit: { fees: 'included' },
};
