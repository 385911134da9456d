import type { FeeColumn } from '../format.ts';
import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { isEmptyAmount, readEither } from '../text/amounts.ts';
import { titleParts } from '../text/currencies.ts';
import { findColumn, plainText } from '../text/words.ts';
import type { ColumnTitles } from './column-titles.ts';
import { firstRows } from './first-rows.ts';
import { provenFees } from './proven-fees.ts';
import { feeTitles } from './usual-titles.ts';

interface FeeFacts {
  /** Of the layout. */
  readonly id: string;
  readonly questions: Questions;
  readonly columns: ColumnTitles;
  /** The titles of the total of each row. */
  readonly totals: readonly string[];
}

/**
 * The columns of fees: those with a usual title, and those that may be one, which the totals show or else only the
 * trader knows. Null while a question about them is open.
 */
export function guessFeeColumns(table: Table, facts: FeeFacts): FeeColumn[] | null {
  const titles = [...new Set(table.heading)];
  const sure = titles.filter(isUsual);
  const maybe = titles.filter((title) => !isUsual(title) && maybeFee(table, title, Object.values(facts.columns)));
  const isUnsigned = [...sure, ...maybe].every((title) => chargeOf(table, title) !== null);
  const proven = isUnsigned ? provenFees(table, { ...facts, sure, maybe }) : null;
  const columns: FeeColumn[] = [];
  let isOpen = false;
  for (const title of [...sure, ...maybe]) {
    const isFee =
      sure.includes(title) || (proven === null ? askWhetherFee(table, title, facts) : proven.includes(title));
    const charge = isFee === true ? (chargeOf(table, title) ?? askForSign(table, title, facts)) : null;
    isOpen ||= isFee === null || (isFee && charge === null);
    if (charge !== null) columns.push({ title, kind: 'commission', charge });
  }
  return isOpen ? null : columns;
}

const usual = new Set(feeTitles.map(plainText));

function isUsual(title: string): boolean {
  return usual.has(plainText(titleParts(title).name));
}

const FEE_LIKE =
  /\b(fees?|commissions?|charges?|tax(es)?|duty|levy|brokerage|courtage|avgift(er)?|gebühr(en)?|provision|spesen|entgelt|steuern?|frais|taxes?|kosten|belasting|comisi[oó]n(es)?|impuestos?|spese|commissioni|imposte|taxas?|impostos?|kurtage|kurtasje|stt|gst|rebates?)\b/iu;
/** A column about fees that holds no amount. */
const ABOUT_FEES = /\b(currency|coin|ccy|asset|type|rate|id|valuta|währung|devise)\b|%/iu;

function maybeFee(table: Table, title: string, taken: readonly string[]): boolean {
  if (!FEE_LIKE.test(title) || ABOUT_FEES.test(title) || taken.includes(title)) return false;
  return filledCells(table, title).some((cell) => (readEither(cell)?.value ?? 0) !== 0);
}

function filledCells({ rows, heading }: Table, title: string): string[] {
  const place = findColumn(heading, title);
  return rows.map(({ cells }) => cells[place]?.trim() ?? '').filter((cell) => !isEmptyAmount(cell));
}

function askWhetherFee(table: Table, title: string, { id, questions }: FeeFacts): boolean | null {
  const answer = questions.ask({
    id: `column:${id}:fee-${plainText(title)}`,
    kind: 'column',
    text: `Is “${title}” a charge to take off, beside those in other columns?`,
    choices: [
      { value: 'yes', label: 'Yes, take it off' },
      { value: 'no', label: 'No: it’s a total of others, or not a charge' },
    ],
    input: 'choice',
    rows: firstRows(table),
    group: { id: `fees:${id}`, text: 'Are these charges to take off, beside those in other columns?', item: title },
  });
  return answer === null ? null : answer === 'yes';
}

/** Charges and rebates in one column need their sign, which only the trader knows. */
function chargeOf(table: Table, title: string): FeeColumn['charge'] | null {
  const cells = filledCells(table, title);
  const isSigned = (cell: string) => /^[^\d]*[-−(]/.test(cell) && /[1-9]/.test(cell);
  const isCharge = (cell: string) => !isSigned(cell) && /[1-9]/.test(cell);
  return cells.some(isSigned) && cells.some(isCharge) ? null : 'unsigned';
}

function askForSign(table: Table, title: string, { id, questions }: FeeFacts): 'positive' | 'negative' | null {
  const answer = questions.ask({
    id: `fee-sign:${id}:${plainText(title)}`,
    kind: 'fee-sign',
    text: `“${title}” has numbers with and without a minus. Which ones did you pay?`,
    choices: [
      { value: 'negative', label: 'The ones with a minus' },
      { value: 'positive', label: 'The ones without' },
    ],
    input: 'choice',
    rows: firstRows(table),
    group: {
      id: `fee-signs:${id}`,
      text: 'These columns have numbers with and without a minus. Which ones did you pay?',
      item: title,
    },
  });
  return answer === 'negative' || answer === 'positive' ? answer : null;
}
