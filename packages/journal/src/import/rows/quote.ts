import { multiply, toDecimal, toNumber } from '../../decimal.ts';
import type { GridRow } from '../file/grid.ts';
import type { Reader } from '../reader.ts';
import { currencyCode, hundredthOf, titleParts, wholeCode } from '../text/currencies.ts';
import { forexPair, splitPair } from '../text/instruments.ts';
import { RowQuestion } from './row-problem.ts';

/** What the price of a row is in. */
export interface Quote {
  readonly currency: string | null;
  /** 250 is 2.50 of the currency. */
  readonly isHundredth: boolean;
}

interface QuoteFacts {
  readonly symbol: string;
  /** Beside the number, in the cell of the price. */
  readonly unit: string | null;
}

export function quoteOf(reader: Reader, row: GridRow, facts: QuoteFacts): Quote {
  const { columns, format, currency } = reader;
  if (format.isGuessed) return guessQuote(reader, row, facts);
  const pair = format.isPair ? splitPair(facts.symbol) : null;
  const code = columns.cell(row, 'currency') || (currency ?? pair?.quote ?? facts.unit);
  const small = code === null ? null : hundredthOf(code);
  return small === null
    ? { currency: code?.toUpperCase() ?? null, isHundredth: false }
    : { currency: small.currency, isHundredth: true };
}

/** Of a file that nobody declared: the cell, the title and the column of currencies say it, the surest first. */
function guessQuote(reader: Reader, row: GridRow, { symbol, unit }: QuoteFacts): Quote {
  const { columns, format } = reader;
  const cell = columns.cell(row, 'currency');
  const said = cell === '' ? null : hundredthOf(cell) === null ? currencyCode(cell) : cell;
  const title = columns.title(columns.has('price') ? 'price' : 'entryPrice');
  const written = unit ?? titleParts(title).unit;
  if (written !== null && hundredthOf(written) !== null) return smallQuote(reader, row, { title, written, said });
  if (said !== null && hundredthOf(said) !== null) return { currency: wholeCode(said), isHundredth: true };
  const pair = forexPair(symbol) ?? (format.isPair ? splitPair(symbol) : null);
  const code = written === null ? null : wholeCode(written);
  return { currency: pair?.quote ?? code ?? said?.toUpperCase() ?? null, isHundredth: false };
}

interface SmallFacts {
  readonly title: string;
  readonly written: string;
  readonly said: string | null;
}

/** Pence beside a column that says dollars are asked about. */
function smallQuote(reader: Reader, row: GridRow, { title, written, said }: SmallFacts): Quote {
  const [own, whole] = [wholeCode(written), said === null ? null : wholeCode(said)];
  if (whole === null || own === null || own === whole) return { currency: own ?? whole, isHundredth: true };
  return { currency: whole, isHundredth: askWhetherHundredth(reader, row, { title, currency: whole }) };
}

interface ValueFacts {
  readonly title: string;
  readonly value: number;
  /** Beside the number or in the title. */
  readonly unit: string | null;
  readonly quote: Quote;
}

/** An amount of money in whole units of its currency. Beside prices in pence, one without a unit is asked about. */
export function inWholeUnits(reader: Reader, row: GridRow, { title, value, unit, quote }: ValueFacts): number {
  const small = unit === null ? null : hundredthOf(unit);
  const isOpen = unit === null && quote.isHundredth && value !== 0 && reader.format.isGuessed === true;
  const isSmall = small !== null || (isOpen && askWhetherHundredth(reader, row, { title, currency: quote.currency }));
  return isSmall ? toNumber(multiply(toDecimal(value), toDecimal(0.01))) : value;
}

function askWhetherHundredth(
  { format, ask, place }: Reader,
  row: GridRow,
  { title, currency }: { title: string; currency: string | null },
): boolean {
  const name = currency ?? 'the currency';
  const answer = ask({
    kind: 'word',
    detail: `unit=${title}`,
    text: `Is “${title}” in hundredths of ${name}, as in pence or cents?`,
    choices: [
      { value: 'hundredths', label: `Yes: 250 is 2.50 ${currency ?? ''}`.trim() },
      { value: 'whole', label: `No: 250 is 250.00 ${currency ?? ''}`.trim() },
    ],
    input: 'choice',
    rows: [place(row)],
    group: { id: `units:${format.id}`, text: `Are these in hundredths of ${name}, as in pence or cents?`, item: title },
  });
  if (answer === null) throw new RowQuestion();
  return answer === 'hundredths';
}
