import { evaluate } from 'mathjs';
import type { Arithmetic } from '../src/arithmetic.ts';

/** Numbers that need no source: one, two, powers of ten, percentages. */
const PLAIN = [0, 1, 2, 10, 100];

/** By the calendar, and those on which an American exchange is open. */
const DAYS_OF_A_YEAR = [365, 252];

/** The numbers that texts write as words. */
const WORDS: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

/** Every number in a text, whatever surrounds it: `2,000`, `97.90`, `3.`, `six` */
export function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:,\d{3})*(?:\.\d+)?|[a-z]+/gi) ?? [])
    .map((found) => WORDS[found.toLowerCase()] ?? Number(found.replaceAll(',', '')))
    .filter((number) => !Number.isNaN(number));
}

/** The numbers that a text writes in figures, except years. */
function figuresIn(text: string): number[] {
  const figures = text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return figures.filter((figure) => !/^(19|20)\d\d$/.test(figure)).map((figure) => Number(figure.replaceAll(',', '')));
}

/**
 * The figures of a text that have no origin: neither in an equation, nor given, nor a number of days in a year. Words
 * such as "three" count things that the reader can count too, and are left out.
 */
export function findUnfoundedFigures(
  text: string,
  { arithmetic, given }: { arithmetic: Arithmetic; given: readonly number[] },
): number[] {
  const known = new Set([...PLAIN, ...DAYS_OF_A_YEAR, ...given, ...arithmetic.flatMap(numbersIn)]);
  return figuresIn(text).filter((figure) => !known.has(figure));
}

/**
 * The errors in the equations of a text: a result that is wrong or that the text never names, or a number without
 * an origin. `given` holds numbers known from elsewhere, such as the prices of a picture.
 */
export function findArithmeticFaults(
  arithmetic: Arithmetic,
  { text, given = [] }: { text: string; given?: readonly number[] },
): string[] {
  const named = new Set(numbersIn(text));
  const known = new Set([...PLAIN, ...given, ...named]);
  return arithmetic.flatMap((line) => {
    const [left = '', right = '', ...rest] = line.split(' = ');
    if (right === '' || rest.length > 0) return [`"${line}" is not one equation`];
    const unknown = numbersIn(left).filter((number) => !known.has(number));
    known.add(Number(right));
    return [
      ...unknown.map((number) => `"${line}": ${number} comes from nowhere`),
      ...(isEqual(left, right) ? [] : [`"${line}" is wrong: ${evaluate(left)}`]),
      ...(named.has(Math.abs(Number(right))) ? [] : [`"${line}": the text does not name ${right}`]),
    ];
  });
}

/** Equal to the digits that the right side is written with. */
function isEqual(left: string, right: string): boolean {
  const digits = right.split('.')[1]?.length ?? 0;
  // A hundredth of the last digit more than half of it: 0.125 may be written as 0.12 or as 0.13.
  return Math.abs(Number(evaluate(left)) - Number(right)) <= 0.51 * 10 ** -digits;
}
