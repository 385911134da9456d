import type { RowKinds } from '../format.ts';

/** What rows are that are no purchase or sale, in the words of many brokers. */
export const usualKinds: RowKinds = {
  split: ['split', 'stock split', 'forward split', 'reverse split', 'share split', 'aktiensplit', 'fractionnement'],
  expiry: ['expired', 'expiration', 'option expiration', 'expired worthless', 'verfall'],
  assignment: ['assigned', 'assignment', 'option assignment'],
  exercise: ['exercised', 'exercise', 'option exercise'],
  aside: {
    'dividend or interest': [
      ...['dividend*', 'cash dividend', 'qualified dividend', 'interest*', 'coupon', 'dividende*', 'zinsen', 'rente'],
      ...['intérêts', 'dividendo*', 'intereses', 'utdelning', 'ränta', 'dividendi', 'interessi', 'juros'],
      ...['utbytte*', 'udbytte*', 'coupons', 'cedola', 'cupón', 'ausschüttung*', 'rendimento', 'proventos'],
    ],
    'transfer of money or shares': [
      ...['depotübertrag*', 'depoteingang*', 'depotausgang*', 'übertrag*', 'contribution', 'cotisation', 'virement*'],
      ...['deposit', 'withdrawal', 'transfer*', 'ach', 'wire', 'cash', 'einzahlung', 'auszahlung', 'überweisung'],
      ...[
        'storting',
        'opname',
        'dépôt',
        'retrait',
        'depósito',
        'retiro',
        'insättning',
        'uttag',
        'deposito',
        'prelievo',
      ],
    ],
    'fee or tax by itself': ['fee', 'fees', 'tax', 'withholding tax', 'gebühr', 'steuer', 'frais', 'avgift', 'imposta'],
  },
};
