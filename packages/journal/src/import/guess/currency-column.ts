import type { BrokerColumn } from '../format.ts';
import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { hundredthOf, isMoney, titleParts } from '../text/currencies.ts';
import { findColumn, plainText } from '../text/words.ts';
import { NO_COLUMN, titleAt } from './chosen-columns.ts';
import { type ColumnTitles, sample } from './column-titles.ts';
import { isConverted } from './exchange-rate.ts';
import { firstRows } from './first-rows.ts';

interface CurrencyFacts {
  readonly columns: ColumnTitles;
  readonly id: string;
  readonly questions: Questions;
}

const CURRENCY =
  /\b(currency(primary)?|ccy|curr|währung|valuta|valutakod|devise|divisa|moneda|moeda|munt|valuutta)\b/iu;
const OF_PRICE =
  /price|trade|instrument|security|symbol|kurs|wertpapier|koers|cours|titre|precio|valor|prezzo|titolo|preço/iu;

/** The column with the currency of the price; null for none, and undefined while it is asked. */
export function currencyColumn(table: Table, facts: CurrencyFacts): string | null | undefined {
  const chosen = facts.questions.answerTo(questionId(facts));
  if (chosen !== null) return chosen === NO_COLUMN ? null : chosen;
  const all = currencyPlaces(table, facts.columns);
  if (all.length === 0) return null;
  const named = placesOfPrice(table, facts.columns, all);
  const known = unitOfPrice(table, facts.columns, all) ?? knownColumn(table, facts.columns, { all, named });
  return known ?? ask(table, facts, named.length > 0 ? named : all);
}

interface CurrencyPlaces {
  readonly all: readonly number[];
  /** Those whose title names the price. */
  readonly named: readonly number[];
}

/** The one that is called the currency of the price, or of everything; null where it can be that of a total as well. */
function knownColumn(table: Table, columns: ColumnTitles, { all, named }: CurrencyPlaces): string | null {
  const [ofPrice] = named;
  if (ofPrice !== undefined) return areEqual(table, named) ? titleAt(table.heading, ofPrice) : null;
  const plain = all.filter((place) => plainText((table.heading[place] ?? '').replace(CURRENCY, '')) === '');
  const [only] = plain;
  if (only === undefined) return null;
  const beside = placeAfterPrice(table, columns, plain);
  const isSure = areEqual(table, all) && !isConverted(table);
  return beside === null && !isSure ? null : titleAt(table.heading, beside ?? only);
}

/** Those that name the amount the price comes from, or else a price. */
function placesOfPrice({ heading }: Table, { price, amount }: ColumnTitles, places: readonly number[]): number[] {
  const own = plainText(titleParts(price ?? amount ?? '').name);
  const sayers = places.filter((place) => own !== '' && plainText(heading[place] ?? '').includes(own));
  if (sayers.length > 0 || price === undefined) return sayers;
  return places.filter((place) => OF_PRICE.test(heading[place] ?? ''));
}

/** Each currency stands behind its amount, unless one stands in front of the price as well. */
function placeAfterPrice({ heading }: Table, { price }: ColumnTitles, places: readonly number[]): number | null {
  const priced = heading.findIndex((title) => title !== '' && title === price);
  return priced >= 0 && places.includes(priced + 1) && !places.includes(priced - 1) ? priced + 1 : null;
}

/** A currency without a title stands behind its amount. */
function unitOfPrice({ heading }: Table, { price }: ColumnTitles, places: readonly number[]): string | null {
  const unit = findColumn(heading, price) + 1;
  return unit > 0 && heading[unit] === '' && places.includes(unit) ? `${price}+1` : null;
}

/** By the title, or the lack of one, and the cells: a German “Valuta” is a day. */
export function currencyPlaces(table: Table, columns: ColumnTitles): number[] {
  const isCode = (cell: string) =>
    isMoney(cell.toUpperCase()) || hundredthOf(cell) !== null || /^[A-Z]{3,5}$/.test(cell);
  const taken = new Set(Object.values(columns));
  return table.heading.flatMap((title, place) => {
    const cells = sample(table, place);
    if (cells.length === 0 || taken.has(title)) return [];
    const isUnit = title === '' && cells.every((cell) => isMoney(cell.toUpperCase()));
    return isUnit || (CURRENCY.test(title) && cells.every(isCode)) ? [place] : [];
  });
}

export function areEqual({ rows }: Table, places: readonly number[]): boolean {
  return rows.every(({ cells }) => new Set(places.flatMap((place) => cells[place]?.trim() || [])).size <= 1);
}

const questionId = ({ id }: CurrencyFacts) => `column:${id}:${'currency' satisfies BrokerColumn}`;

function ask(table: Table, facts: CurrencyFacts, places: readonly number[]): string | null | undefined {
  const { heading } = table;
  const answer = facts.questions.ask({
    id: questionId(facts),
    kind: 'column',
    text: `Which column has the currency of ${facts.columns.price === undefined && facts.columns.amount !== undefined ? `“${facts.columns.amount}”` : 'the price'}?`,
    choices: [
      ...places.map((place) => ({
        value: titleAt(heading, place),
        label: place > 0 ? `“${heading[place]}” after “${heading[place - 1]}”` : `“${heading[place]}”`,
      })),
      { value: NO_COLUMN, label: 'None of them: the file doesn’t say it' },
    ],
    input: 'choice',
    rows: firstRows(table),
  });
  return answer === null ? undefined : answer === NO_COLUMN ? null : answer;
}
