import type { AssetClass } from '../../entry.ts';
import type { BrokerFormat } from '../format.ts';
import { saysOneOf } from './words.ts';

const done = [
  ...['filled', 'fill', 'fully filled', 'executed', 'complete', 'completed', 'done', 'partially filled', 'partial'],
  ...[
    'partially executed',
    'partly filled',
    'partial fill',
    'settled',
    'traded',
    'success',
    'confirmed',
    'deal',
    'part deal',
    'ausgeführt',
    'uitgevoerd',
  ],
  ...['exécuté', 'ejecutada', 'ejecutado', 'utförd', 'eseguito', 'executada', 'executado'],
];
const notDone = [
  ...[
    'cancelled',
    'canceled',
    'cancel',
    'rejected',
    'expired',
    'working',
    'open',
    'pending',
    'queued',
    'new',
    'inactive',
  ],
  ...[
    'failed',
    'too late to cancel',
    'accepted',
    'placed',
    'received',
    'replaced',
    'storniert',
    'gelöscht',
    'abgelehnt',
  ],
  ...['offen', 'geannuleerd', 'annulé', 'rejeté', 'cancelada', 'cancelado', 'rechazada', 'avbruten', 'makulerad'],
  ...['annullato', 'rifiutato'],
];

export function statusOf(text: string, statuses: BrokerFormat['statuses'] = {}): 'done' | 'aside' | null {
  if (saysOneOf(text, statuses.done)) return 'done';
  if (saysOneOf(text, statuses.aside)) return 'aside';
  if (saysOneOf(text, done)) return 'done';
  return saysOneOf(text, notDone) ? 'aside' : null;
}

const classes: Readonly<Partial<Record<AssetClass, readonly string[]>>> = {
  stock: [
    'stk',
    'stock',
    'stocks',
    'equity',
    'equities',
    'eq',
    'share',
    'shares',
    'aktie',
    'aktien',
    'actions',
    'common stock',
    'adr',
  ],
  option: ['opt', 'option', 'options', 'equity option', 'call', 'put', 'equity and index options', 'index option'],
  future: ['fut', 'future', 'futures'],
  forex: ['cash', 'forex', 'fx', 'currency', 'spot'],
  crypto: ['crypto', 'cryptocurrency', 'coin'],
  cfd: ['cfd', 'cfds'],
  bond: ['bond', 'bonds', 'bill', 'anleihe', 'fixed income'],
  fund: ['fund', 'etf', 'etfs', 'mutual fund', 'fonds', 'war'],
};

export function assetClassOf(text: string, own: BrokerFormat['assetClasses'] = {}): AssetClass | null {
  if (text === '') return null;
  const find = (list: Readonly<Partial<Record<AssetClass, readonly string[]>>>) =>
    (Object.keys(list) as AssetClass[]).find((name) => saysOneOf(text, list[name]));
  return find(own) ?? find(classes) ?? null;
}
