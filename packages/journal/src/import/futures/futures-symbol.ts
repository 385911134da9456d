/** A futures contract as its symbol names it. */
export interface FuturesSymbol {
  /** As the exchange's electronic market spells it: `MES`, `6E`. */
  readonly root: string;
  /** The month of delivery as yyyy-mm; null for a continuous contract (`MES1!`). */
  readonly month: string | null;
}

const MONTH_CODES = 'FGHJKMNQUVXZ';
const MONTH_NAMES = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** CQG's own roots, which platforms connected to it show. */
const CQG_ROOTS: Readonly<Record<string, string>> = { EP: 'ES', ENQ: 'NQ' };

/**
 * Reads a contract from the ways in which platforms write it: `MESZ6`, `MESZ26`, `MESZ2026`, `/MESZ26:XCME`, `MESZ6.CME`,
 * `CME_MINI:MESZ2026`, `MES 12-26`, `MES DEC26`, `F.US.MESZ26`, `CON.F.US.MES.Z26`, `MESZ26_FUT_CME`, `MES1!`.
 * @param tradedOn - yyyy-mm-dd; a year of one digit is the first one, from that day on, that ends in it.
 * @returns null when the text doesn't name a futures contract. The root need not be a known one.
 */
export function readFuturesSymbol(text: string, tradedOn: string): FuturesSymbol | null {
  const name = bareName(text);
  return readContinuous(name) ?? readNumericMonth(name) ?? readNamedMonth(name) ?? readMonthCode(name, tradedOn);
}

/** Without the exchange, the venue and the slash that platforms put around it. */
function bareName(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^[A-Z0-9_]+:(?=.)/, '')
    .replace(/^\.?\//, '')
    .replace(/(:[A-Z]+|[.@-][A-Z][A-Z_]*|_FUT_[A-Z]+)$/, '')
    .replace(/^(CON\.)?F\.[A-Z]{2}\./, '')
    .replace(/^([A-Z0-9]+)\.([A-Z]\d{2})$/, '$1$2');
}

function readContinuous(name: string): FuturesSymbol | null {
  const [, root] = /^([A-Z0-9]{1,5}?)\d!$/.exec(name) ?? [];
  return root === undefined ? null : { root: knownRoot(root), month: null };
}

/** NinjaTrader's `MES 12-26`. */
function readNumericMonth(name: string): FuturesSymbol | null {
  const [, root, month, year] = /^([A-Z0-9]{1,5}) (0[1-9]|1[0-2])-(\d{2})$/.exec(name) ?? [];
  return root === undefined ? null : { root: knownRoot(root), month: `20${year}-${month}` };
}

/** NinjaTrader's `MES DEC26`. */
function readNamedMonth(name: string): FuturesSymbol | null {
  const [, root, month = '', year] = /^([A-Z0-9]{1,5}) ([A-Z]{3}) ?(\d{2})$/.exec(name) ?? [];
  const index = MONTH_NAMES.indexOf(month);
  return root === undefined || index < 0 ? null : { root: knownRoot(root), month: `20${year}-${twoDigits(index + 1)}` };
}

function readMonthCode(name: string, tradedOn: string): FuturesSymbol | null {
  const [, root, code = '', year = ''] = /^([A-Z0-9]{1,5}?)([FGHJKMNQUVXZ])(\d{1,2}|20\d{2})$/.exec(name) ?? [];
  if (root === undefined) return null;
  const month = twoDigits(MONTH_CODES.indexOf(code) + 1);
  if (year.length > 1) return { root: knownRoot(root), month: `${year.length === 2 ? '20' : ''}${year}-${month}` };
  return { root: knownRoot(root), month: `${firstYear(year, month, tradedOn)}-${month}` };
}

/** A contract isn't traded after its month. */
function firstYear(digit: string, month: string, tradedOn: string): number {
  const tradedIn = Number(tradedOn.slice(0, 4));
  const year = tradedIn + ((Number(digit) - tradedIn + 10_000) % 10);
  return `${year}-${month}` < tradedOn.slice(0, 7) ? year + 10 : year;
}

function knownRoot(root: string): string {
  return CQG_ROOTS[root] ?? root;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
