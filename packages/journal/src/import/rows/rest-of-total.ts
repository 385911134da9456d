import { subtract, toDecimal, toNumber } from '../../decimal.ts';
import type { FeePart } from '../../fill.ts';
import type { GridRow } from '../file/grid.ts';
import { currencyCheck, LEAST, MOST } from '../guess/row-values.ts';
import { totalIn } from '../guess/total-columns.ts';
import type { Reader } from '../reader.ts';
import { readAmount } from '../text/amounts.ts';
import { titleParts } from '../text/currencies.ts';
import { findColumn } from '../text/words.ts';
import { type PricedRow, restOf, worthOf } from './priced-row.ts';
import { inWholeUnits } from './quote.ts';
import { RowProblem, RowQuestion } from './row-problem.ts';

interface RestFacts {
  /** What other columns list, and its sum. */
  readonly parts: readonly FeePart[];
  readonly known: number;
  readonly priced: PricedRow;
}

/** Of a file that nobody declared: what a total holds beside quantity × price and the stated fees. */
export function restOfTotal(reader: Reader, row: GridRow, { parts, known, priced }: RestFacts): number {
  const { heading } = reader.table;
  const { totals = [] } = reader.format;
  const title = totals.join('” or “');
  const text = totalIn(heading, row.cells, totals);
  const found = readAmount(text, reader.decimals);
  if (found === null && text !== '') throw new RowProblem(`${title}: “${text}” can’t be read.`);
  if (found === null) return withoutRest(reader, row, { title, isStated: parts.length > 0 });
  const unit = found.unit ?? titleParts(totals[0] ?? '').unit;
  const rest = restOf(inWholeUnits(reader, row, { title, value: found.value, unit, quote: priced }), priced);
  const isFar = rest < -LEAST || rest > Math.max(LEAST, MOST * worthOf(priced));
  const isOther = parts.some(({ currency }) => currency !== null) || !isAlike(reader, row, totals);
  if (isFar || isOther) return withoutRest(reader, row, { title, isStated: parts.length > 0 });
  return rest > known + LEAST ? toNumber(subtract(toDecimal(rest), toDecimal(known))) : 0;
}

function isAlike({ table }: Reader, row: GridRow, totals: readonly string[]): boolean {
  return totals.every((title) => currencyCheck(table)(row, findColumn(table.heading, title)));
}

interface WithoutRest {
  readonly title: string;
  readonly isStated: boolean;
}

/** Another currency, or more than a charge, stands between the total and the price. */
function withoutRest({ ask, place }: Reader, row: GridRow, { title, isStated }: WithoutRest): number {
  if (isStated) return 0;
  const answer = ask({
    kind: 'word',
    detail: 'unsaid-fees',
    text: `Where “${title}” is in another currency, missing, or far from quantity × price, it doesn’t say the fees. Import such rows?`,
    choices: [
      { value: 'without', label: 'Yes, without fees' },
      { value: 'aside', label: 'No, reject them' },
    ],
    input: 'choice',
    rows: [place(row)],
  });
  if (answer === null) throw new RowQuestion();
  if (answer === 'aside') throw new RowProblem(`${title}: it doesn’t say the fees of this row.`);
  return 0;
}
