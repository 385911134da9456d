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
  ...['køb', 'købt', 'kjøp', 'kjøpt', 'köp', 'köpt', 'acquisto', 'comprato', 'limit buy'],
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
  ...['salg', 'solgt', 'sälj', 'sålt', 'vendita', 'venduto'],
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

const NO_SIDES: NonNullable<BrokerFormat['sides']> = {};
const meanings = new WeakMap<NonNullable<BrokerFormat['sides']>, Map<string, SideMeaning | null>>();
const KEPT = 1000;

/** What a word says of the side; null when nobody knows it. */
export function sideOf(text: string, sides: BrokerFormat['sides'] = NO_SIDES): SideMeaning | null {
  const known = meanings.get(sides) ?? new Map<string, SideMeaning | null>();
  meanings.set(sides, known);
  const meaning = known.get(text);
  if (meaning !== undefined) return meaning;
  const found = findSide(text, sides);
  if (known.size < KEPT) known.set(text, found);
  return found;
}

function findSide(text: string, sides: NonNullable<BrokerFormat['sides']>): SideMeaning | null {
  if (text.trim() === '') return null;
  const own: typeof usualSides = [
    [sides.short ?? [], { side: 'sell', effect: 'open' }],
    [sides.cover ?? [], { side: 'buy', effect: 'close' }],
    [sides.buy ?? [], { side: 'buy', effect: null }],
    [sides.sell ?? [], { side: 'sell', effect: null }],
  ];
  return [...own, ...usualSides].find(([words]) => saysOneOf(text, words))?.[1] ?? null;
}

/**
 * What a longer text says of the side: by all of it, or by the one side that its words name. Short and cover alone name
 * none: a short-term gain is no sale.
 */
export function sideWithin(text: string, sides: BrokerFormat['sides'] = NO_SIDES): SideMeaning | null {
  const whole = sideOf(text, sides);
  if (whole !== null) return whole;
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const named = words.flatMap((word) => sideOf(word, sides) ?? []);
  const found = named.find(({ effect }) => effect === null);
  return found !== undefined && named.every(({ side }) => side === found.side) ? found : null;
}

const TAKES_BACK = /storn|cancel|annul|anul|revers|correct|corre[cç][cç]|korrektur|rettif|makuler|ångr|rückabwick/iu;

/** Whether a text says that its row takes an earlier one back: `Storno Kauf`. */
export function saysTakenBack(text: string): boolean {
  return TAKES_BACK.test(text);
}

/** A text without what differs from row to row: its words with digits. */
export function withoutNumbers(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ');
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
  if (saysOneOf(text, effects.open) || saysOneOf(text, opens)) return 'open';
  return saysOneOf(text, effects.close) || saysOneOf(text, closes) ? 'close' : null;
}
