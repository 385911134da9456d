import { DateTime } from 'luxon';
import type { OptionContract } from '../../entry.ts';
import { isMoney } from './currencies.ts';
import { type DateStyle, type DayOrder, readMoment } from './moments.ts';

/** The parts of an option in one way of writing it; the day of its expiry in any form. */
interface OptionText {
  readonly pattern: RegExp;
  /** What a strike without a point is divided by. */
  readonly thousandths?: true;
}

const ROOT = '(?<root>[A-Z][A-Z0-9.]{0,5})';
const texts: readonly OptionText[] = [
  // KKLM  260320C00050000
  {
    pattern: /^[-.]?(?<root>[A-Z][A-Z0-9.]{0,5})\s*(?<compact>\d{6})(?<right>[CP])(?<strike>\d{8})$/,
    thousandths: true,
  },
  // .AAPL260320C150, -AAPL260320C150.5, AAPL 260320C150
  { pattern: /^[-.]?(?<root>[A-Z][A-Z0-9]{0,5}) ?(?<compact>\d{6})(?<right>[CP])(?<strike>\d{1,6}(?:\.\d+)?)$/ },
  // AAPL 03/20/2026 150.00 C
  {
    pattern: new RegExp(`^${ROOT} (?<day>\\d{1,2}/\\d{1,2}/\\d{2,4}) \\$?(?<strike>[\\d.,]+) (?<right>C|P|CALL|PUT)$`),
  },
  // AAPL 3/20/2026 Call $150.00
  { pattern: new RegExp(`^${ROOT} (?<day>\\d{1,2}/\\d{1,2}/\\d{2,4}) (?<right>CALL|PUT) \\$?(?<strike>[\\d.,]+)$`) },
  // KKLM 20MAR26 50 C, KKLM 100 (WEEKLYS) 20 MAR 26 50 CALL
  {
    pattern: new RegExp(
      `^${ROOT} (?:100 (?:\\(WEEKLYS\\) )?)?(?<day>\\d{1,2} ?[A-Z]{3} ?'?\\d{2,4}) \\$?(?<strike>[\\d.,]+) (?<right>C|P|CALL|PUT)$`,
    ),
  },
  // AAPL Mar 20 '26 $150 Call
  { pattern: new RegExp(`^${ROOT} (?<day>[A-Z]{3} \\d{1,2},? '?\\d{2,4}) \\$?(?<strike>[\\d.,]+) (?<right>CALL|PUT)`) },
  // CALL (AAPL) APPLE INC MAR 20 26 $150 (100 SHS)
  { pattern: /^(?<right>CALL|PUT) \((?<root>[A-Z.]+)\) .*?(?<day>[A-Z]{3} \d{1,2},? '?\d{2,4}) \$(?<strike>[\d.,]+)/ },
  // CALL AAPL 03/20/26 150
  { pattern: new RegExp(`^(?<right>CALL|PUT) ${ROOT} (?<day>\\d{1,2}/\\d{1,2}/\\d{2,4}) \\$?(?<strike>[\\d.,]+)`) },
];

/** An option from the texts in which brokers write one; null when the text names none. */
export function readOption(text: string): OptionContract | null {
  const upper = text.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  if (upper.length < 10 || !/\d/.test(upper)) return null;
  for (const { pattern, thousandths } of texts) {
    const { groups } = pattern.exec(upper) ?? {};
    if (groups === undefined) continue;
    const expiry = expiryOf(groups.day ?? `20${groups.compact}`);
    const strike = Number(groups.strike?.replaceAll(',', '')) / (thousandths ? 1000 : 1);
    if (expiry === null || !(strike >= 0)) continue;
    return { underlying: groups.root ?? '', expiry, strike, right: groups.right?.startsWith('C') ? 'call' : 'put' };
  }
  return null;
}

/** `KKLM 20MAR26 50 C`, for a file whose symbol is only the underlying. */
export function optionSymbol({ underlying, expiry, strike, right }: OptionContract): string {
  const day = DateTime.fromISO(expiry, { zone: 'utc' }).toFormat('ddMMMyy', { locale: 'en' }).toUpperCase();
  return `${underlying} ${day} ${strike} ${right === 'call' ? 'C' : 'P'}`;
}

/** yyyy-mm-dd. In the text of an option, the month comes first. */
export function expiryOf(text: string, style: Pick<DateStyle, 'order'> = { order: null }): string | null {
  if (text === '') return null;
  const written = text.replace(/\s*\(.*\)$/, '');
  const read = (order: DayOrder) =>
    readMoment(written, { order, zone: null, formats: ['yyyyMMdd'] })?.text.slice(0, 10);
  const usual = style.order ?? 'month-first';
  return read(usual) ?? read(usual === 'day-first' ? 'month-first' : 'day-first') ?? null;
}

const coins = [
  'USDT',
  'USDC',
  'FDUSD',
  'TUSD',
  'BUSD',
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CHF',
  'AUD',
  'CAD',
  'NZD',
  'BTC',
  'ETH',
  'BNB',
  'TRY',
  'BRL',
  'DAI',
  'KRW',
  'PLN',
  'SEK',
  'NOK',
];

/** The two parts of a pair such as BTC-USD, BTC/EUR, ETHUSDT or BTCUSDT-PERP; null when it isn't one. */
export function splitPair(text: string): { base: string; quote: string } | null {
  const bare = text
    .trim()
    .toUpperCase()
    .replace(/[-_](PERP|SWAP|SPOT|\d{6})$/, '');
  const parts = bare.split(/[-/_:]/);
  if (parts.length === 2) return { base: parts[0] ?? '', quote: parts[1] ?? '' };
  const kraken = /^X([A-Z]{3})Z([A-Z]{3})$/.exec(bare);
  if (kraken) return { base: kraken[1] ?? '', quote: kraken[2] ?? '' };
  const quote = coins.find((coin) => bare.endsWith(coin) && bare.length > coin.length + 1);
  return quote === undefined ? null : { base: bare.slice(0, -quote.length), quote };
}

/** The coins of a pair such as BTC-USDT or ETHBTC; null for one of two currencies, and for anything else. */
export function coinPair(text: string): { base: string; quote: string } | null {
  const pair = splitPair(text);
  return pair !== null && coins.includes(pair.quote) && !isMoney(pair.base) && !METALS.has(pair.base) ? pair : null;
}

const METALS = new Set(['XAU', 'XAG', 'XPT', 'XPD']);

/** The currencies of a pair such as EURUSD, EUR/USD or XAUUSD.m; null for anything else. */
export function forexPair(text: string): { quote: string; isMetal: boolean } | null {
  const [, base = '', quote = ''] =
    /^([A-Z]{3})[-/_ ]?([A-Z]{3})(?:[-._#][A-Z]{0,6}|M)?$/.exec(text.trim().toUpperCase()) ?? [];
  const isMetal = METALS.has(base);
  return isMoney(quote) && (isMetal || isMoney(base)) ? { quote, isMetal } : null;
}

const INDEX_OR_GOODS =
  /^(US ?30|US ?100|US ?500|US ?2000|USTEC|NAS ?100|NDX ?100|SPX ?500|SP ?500|DJ ?30|WS ?30|GER? ?[34]0|DE ?[34]0|DAX ?[34]0|UK ?100|FTSE ?100|FRA? ?40|EU ?50|EUSTX50|STOXX ?50|ESP? ?35|IT ?40|JPN? ?225|HK ?50|AUS ?200|XTIUSD|XBRUSD|(US|UK)OIL|WTI|BRENT|NATGAS|XNGUSD|GOLD|SILVER)([-._#].*)?$/;

/** A contract for an index or goods, whose size each broker sets. */
export function isIndexOrGoods(text: string): boolean {
  return INDEX_OR_GOODS.test(text.trim().toUpperCase());
}
