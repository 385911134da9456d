import { add, multiply, toDecimal, toNumber } from '../../decimal.ts';
import type { FeePart } from '../../fill.ts';
import type { GridRow } from '../file/grid.ts';
import type { FeeColumn } from '../format.ts';
import { hasExchangeRate } from '../guess/exchange-rate.ts';
import type { Reader } from '../reader.ts';
import { isEmptyAmount, readAmount } from '../text/amounts.ts';
import { currencyCode, isMoney, titleParts, wholeCode } from '../text/currencies.ts';
import { coinPair, forexPair } from '../text/instruments.ts';
import { findColumn, saysOneOf } from '../text/words.ts';
import { type PricedRow, restOf } from './priced-row.ts';
import { inWholeUnits } from './quote.ts';
import { restOfTotal } from './rest-of-total.ts';
import { RowProblem, RowQuestion } from './row-problem.ts';

/** The charges of a row. Zeros are left out. */
export function readFees(reader: Reader, row: GridRow, priced: PricedRow): FeePart[] {
  const { fees = [], isGuessed } = reader.format;
  const rest = isGuessed ? fees.find(({ charge }) => charge === 'rest') : undefined;
  const stated = fees.filter((column) => column !== rest);
  const parts = stated.flatMap((column) => readFee(reader, row, { column, priced }) ?? []);
  const more = rest === undefined ? 0 : restOfTotal(reader, row, { known: totalFees(parts), parts, priced });
  return more === 0 ? parts : [...parts, { kind: 'other', amount: more, currency: null }];
}

interface FeeFacts {
  column: FeeColumn;
  priced: PricedRow;
}

function readFee(reader: Reader, row: GridRow, { column, priced }: FeeFacts): FeePart | null {
  const place = findColumn(reader.table.heading, column.title);
  const text = row.cells[place]?.trim() ?? '';
  if (place < 0 || isEmptyAmount(text) || !isKnown(reader, row, column)) return null;
  const title = reader.table.heading[place] ?? '';
  const found = readAmount(text, reader.decimals);
  if (found === null) throw new RowProblem(`${title}: “${text}” can’t be read.`);
  const unit =
    found.unit ??
    currencyOf(reader, row, { column, title }) ??
    (found.value === 0 ? null : otherCurrency(reader, row, priced));
  if (unit === NOWHERE) return null;
  const value = inWholeUnits(reader, row, { title, value: found.value, unit, quote: priced });
  const amount = chargeOf(value, column, priced);
  const whole = unit === null ? null : wholeCode(unit);
  const code = whole !== null && reader.format.isGuessed ? currencyCode(whole) : whole;
  return amount === 0 ? null : { kind: column.kind, amount, currency: code === priced.currency ? null : code };
}

function isKnown({ table }: Reader, row: GridRow, { where }: FeeColumn): boolean {
  return where === undefined || saysOneOf(row.cells[findColumn(table.heading, where.title)] ?? '', where.words);
}

function chargeOf(value: number, { charge, isPerUnit }: FeeColumn, priced: PricedRow): number {
  if (charge === 'rest') return restOf(value, priced);
  const signed = charge === 'unsigned' ? Math.abs(value) : charge === 'negative' ? 0 - value : value;
  return isPerUnit ? toNumber(multiply(toDecimal(signed), toDecimal(priced.size))) : signed;
}

interface FeeTitle {
  column: FeeColumn;
  title: string;
}

function currencyOf(
  { format, table, columns, feeCurrency }: Reader,
  row: GridRow,
  { column, title }: FeeTitle,
): string | undefined {
  const own = findColumn(table.heading, column.currency);
  const said = own >= 0 ? row.cells[own]?.trim() : columns.cell(row, 'feeCurrency');
  if (said && CODE.test(said)) return said;
  return (
    feeCurrency ??
    (format.isGuessed ? titleParts(title).unit : null) ??
    codeIn(title) ??
    codeIn(table.heading[own] ?? '')
  );
}

/** Of a file that nobody declared: fees of `EURUSD` are in the currency of the account, which its rows may say. */
function otherCurrency(reader: Reader, row: GridRow, priced: PricedRow): string | null {
  const { format, columns } = reader;
  if (!format.isGuessed) return null;
  const said = currencyCode(columns.cell(row, 'currency'));
  if (isMoney(said) && said !== priced.currency) return said;
  const coins = said === '' ? coinPair(columns.cell(row, 'symbol')) : null;
  if (coins !== null) return askForFeeCoin(reader, row, { ...coins, side: priced.side });
  const isPair = said === '' && forexPair(columns.cell(row, 'symbol')) !== null;
  // With a rate, the fee may be in the currency of the account as well as in that of the price.
  return isPair || hasExchangeRate(reader.table.heading, row.cells) ? askForFeeCurrency(reader, row) : null;
}

interface CoinFacts {
  readonly base: string;
  readonly quote: string;
  readonly side: 'buy' | 'sell';
}

/** An answer, and a unit that no fee has. */
const NOWHERE = 'nowhere';

/** Exchanges charge in the second coin of a pair, in the one that was received, or in one of their own. */
function askForFeeCoin({ ask, place }: Reader, row: GridRow, { base, quote, side }: CoinFacts): string | null {
  const answer = ask({
    kind: 'word',
    detail: 'fee-coin',
    text: 'Which coin are the fees in?',
    choices: [
      { value: 'second', label: `In the second one of each pair, such as ${quote}` },
      { value: 'received', label: `In the one received: such as ${base} when you buy, and ${quote} when you sell` },
      { value: NOWHERE, label: 'In another one: import without fees' },
    ],
    input: 'choice',
    rows: [place(row)],
  });
  if (answer === null) throw new RowQuestion();
  if (answer === NOWHERE) return NOWHERE;
  return answer === 'received' && side === 'buy' ? base : null;
}

const OWN = 'own';

function askForFeeCurrency({ ask, place }: Reader, row: GridRow): string | null {
  const answer = ask({
    kind: 'word',
    detail: 'fee-currency',
    text: 'Which currency are the fees in?',
    choices: [
      ...['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'CAD', 'SEK', 'NOK', 'DKK', 'PLN'].map((code) => ({
        value: code,
        label: code,
      })),
      { value: OWN, label: 'In that of each price' },
    ],
    input: 'choice',
    rows: [place(row)],
  });
  if (answer === null) throw new RowQuestion();
  return answer === OWN ? null : answer;
}

const CODE = /^[A-Za-z][A-Za-z0-9]{1,9}$/;

function codeIn(title: string): string | undefined {
  return /[([]([A-Z]{3,5})[)\]]|\s([A-Z]{3})$/.exec(title)?.slice(1).find(Boolean);
}

/** The sum of what is in the currency of the trade. */
export function totalFees(parts: readonly FeePart[]): number {
  const own = parts.filter(({ currency }) => currency === null);
  return toNumber(own.reduce((sum, { amount }) => add(sum, toDecimal(amount)), toDecimal(0)));
}
