import type { BrokerFormat } from '../../format.ts';

/** Prices in the currency of the instrument, courtage in that of the account. */
export const avanzaTransactions: BrokerFormat = {
  id: 'avanza-transactions',
  broker: 'Avanza',
  report: 'Transaktioner',
  titles: ['Datum', 'Konto', 'Typ av transaktion', 'Värdepapper/beskrivning', 'Antal', 'Kurs', 'Belopp'],
  rows: 'fills',
  columns: {
    time: 'Datum',
    kind: 'Typ av transaktion',
    side: 'Typ av transaktion',
    symbol: 'Värdepapper/beskrivning',
    quantity: 'Antal',
    price: 'Kurs',
    currency: ['Instrumentvaluta', 'Transaktionsvaluta', 'Valuta'],
    feeCurrency: ['Transaktionsvaluta', 'Valuta'],
    account: 'Konto',
  },
  fees: [{ title: 'Courtage*', kind: 'commission', charge: 'unsigned' }],
  kinds: {
    aside: {
      'dividend, interest or tax': [
        ...['Utdelning', 'Ränta', 'Räntor', 'Inlåningsränta', 'Preliminärskatt', 'Avkastningsskatt'],
        ...['Utländsk källskatt*', 'Prelskatt*'],
      ],
      'transfer of money': ['Insättning', 'Uttag', 'Autogiroinsättning', 'Överföring*'],
      'account fee': ['ADR-avgift', 'Avgift'],
    },
  },
  decimals: 'comma',
  order: 'newest-first',
};
