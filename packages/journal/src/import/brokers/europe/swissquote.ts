import type { BrokerFormat } from '../../format.ts';

export const swissquoteTransactions: BrokerFormat = {
  id: 'swissquote-transactions',
  broker: 'Swissquote',
  report: 'Transactions',
  titles: [
    ['Order #', 'Auftrag #'],
    ['Transaction', 'Transaktionen'],
    'Symbol',
    'ISIN',
    ['Unit price', 'Stückpreis'],
    ['Costs', 'Kosten'],
    ['Net Amount', 'Nettobetrag'],
  ],
  rows: 'fills',
  columns: {
    time: ['Date', 'Datum'],
    kind: ['Transaction', 'Transaktionen'],
    side: ['Transaction', 'Transaktionen'],
    symbol: 'Symbol',
    quantity: ['Quantity', 'Anzahl'],
    price: ['Unit price', 'Stückpreis'],
    currency: ['Net Amount Currency', 'Währung Nettobetrag', 'Currency', 'Währung'],
    order: ['Order #', 'Auftrag #'],
  },
  fees: [{ title: ['Costs', 'Kosten'], kind: 'commission', charge: 'unsigned' }],
  kinds: {
    aside: {
      'dividend or interest': [
        ...['Dividend', 'Capital Gain', 'Interests', 'Interest', 'Return of capital', 'Cash in lieu'],
        ...['Dividende', 'Kapitalgewinn', 'Zinsen*', 'Kapitalrückzahlung'],
      ],
      'transfer or conversion of money': [
        ...['Payment', 'Debit', 'Credit', 'Forex credit', 'Forex debit', 'FX credit', 'FX debit'],
        ...['Vergütung', 'Zahlung', 'Auszahlung', 'Einzahlung', 'Forex-Gutschrift', 'Forex-Belastung'],
        ...['Fx-Gutschrift Comp.', 'Fx-Belastung Comp.'],
      ],
      'account fee': ['Custody Fees', 'Depotgebühren', 'Fees Tax Statement'],
    },
  },
  dates: { order: 'day-first', zone: 'Europe/Zurich' },
  decimals: 'point',
  order: 'newest-first',
};
