import type { AssetClass } from '../../entry.ts';
import type { BrokerFormat } from '../format.ts';
import { saysOneOf } from './words.ts';

/** What a word of a side says: the side, and whether it opens or closes where that is part of the word. */
export interface SideMeaning {
  readonly side: 'buy' | 'sell';
  readonly effect: 'open' | 'close' | null;
}

const buys = [
  ...[
    'buy',
    'b',
    'bot',
    'bought',
    'you bought*',
    'purchase',
    'purchased',
    'buyer',
    'buy limit',
    'buy market',
    'market buy',
  ],
  ...['kauf', 'gekauft', 'ankauf', 'koop', 'gekocht', 'aankoop', 'achat', 'acheté', 'compra', 'comprado', 'comprar'],
  ...['köp', 'köpt', 'acquisto', 'comprato', 'limit buy'],
];
const sells = [
  ...[
    'sell',
    's',
    'sld',
    'sold',
    'you sold*',
    'sale',
    'seller',
    'sell limit',
    'sell market',
    'market sell',
    'limit sell',
  ],
  ...['verkauf', 'verkauft', 'verkoop', 'verkocht', 'vente', 'vendu', 'venta', 'vendido', 'vender', 'venda'],
  ...['sälj', 'sålt', 'vendita', 'venduto'],
];
const opensLong = ['buy to open', 'bto', 'bought to open', 'buy open', 'open long'];
const closesShort = [
  'buy to close',
  'btc',
  'buy to cover',
  'cover',
  'bc',
  'bought to cover',
  'bought to close',
  'close short',
];
const opensShort = [
  'sell short',
  'ss',
  'short',
  'short sell',
  'shrt',
  'sell to open',
  'sto',
  'sold to open',
  'sold short',
  'short sale',
  'sshrt',
  'open short',
];
const closesLong = ['sell to close', 'stc', 'sold to close', 'sell close', 'close long'];

const usualSides: readonly (readonly [readonly string[], SideMeaning])[] = [
  [opensLong, { side: 'buy', effect: 'open' }],
  [closesShort, { side: 'buy', effect: 'close' }],
  [opensShort, { side: 'sell', effect: 'open' }],
  [closesLong, { side: 'sell', effect: 'close' }],
  [buys, { side: 'buy', effect: null }],
  [sells, { side: 'sell', effect: null }],
];

/** What a word says of the side; null when nobody knows it. */
export function sideOf(text: string, sides: BrokerFormat['sides'] = {}): SideMeaning | null {
  if (text.trim() === '') return null;
  const own: typeof usualSides = [
    [sides.short ?? [], { side: 'sell', effect: 'open' }],
    [sides.cover ?? [], { side: 'buy', effect: 'close' }],
    [sides.buy ?? [], { side: 'buy', effect: null }],
    [sides.sell ?? [], { side: 'sell', effect: null }],
  ];
  return [...own, ...usualSides].find(([words]) => saysOneOf(text, words))?.[1] ?? null;
}

/** Of a finished trade: whether it was long or short. */
export function directionOf(text: string, sides: BrokerFormat['sides'] = {}): 'long' | 'short' | null {
  const [long, short] = [
    ['long', 'l', 'köp lång'],
    ['short', 's', 'sh'],
  ];
  if (saysOneOf(text, sides.buy)) return 'long';
  if (saysOneOf(text, sides.sell)) return 'short';
  if (saysOneOf(text, long)) return 'long';
  if (saysOneOf(text, short)) return 'short';
  const said = sideOf(text, sides);
  return said === null ? null : said.side === 'buy' ? 'long' : 'short';
}

const opens = ['o', 'open', 'to open', 'opening', 'entry', 'in', 'eröffnung', 'ouverture', 'apertura'];
const closes = ['c', 'close', 'to close', 'closing', 'exit', 'out', 'schließung', 'clôture', 'cierre'];

export function effectOf(text: string, effects: BrokerFormat['effects'] = {}): 'open' | 'close' | null {
  if (saysOneOf(text, [...(effects.open ?? []), ...opens])) return 'open';
  return saysOneOf(text, [...(effects.close ?? []), ...closes]) ? 'close' : null;
}

const done = [
  ...['filled', 'fill', 'fully filled', 'executed', 'complete', 'completed', 'done', 'partially filled', 'partial'],
  ...[
    'partially executed',
    'partly filled',
    'partial fill',
    'settled',
    'traded',
    'success',
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
  const find = (list: Readonly<Partial<Record<AssetClass, readonly string[]>>>) =>
    (Object.keys(list) as AssetClass[]).find((name) => saysOneOf(text, list[name]));
  return find(own) ?? find(classes) ?? null;
}
