const SPACES = /[\s'’]/g;
/** One decimal separator at most, a point or a comma. JavaScript writes very small numbers with an exponent. */
const PLAIN = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[+-]?\d+)?$/i;
/** A comma before three digits separates thousands for some people, and decimals for others. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** What is wrong with a typed number, or null. An empty field is no number, and no problem. */
export function decimalProblem(text: string): string | null {
  const bare = bareNumber(text);
  if (bare === '') return null;
  if (AMBIGUOUS.test(bare)) {
    const [whole, rest] = bare.split(',');
    return `Is that ${whole}${rest} or ${whole}.${rest}? Write it that way.`;
  }
  return PLAIN.test(bare) ? null : 'Enter a number such as 1250.50, without thousands separators.';
}

/** A typed number: `102.5` and `102,5` alike. Null for an empty field, NaN where `decimalProblem` finds one. */
export function parseDecimal(text: string): number | null {
  const bare = bareNumber(text);
  if (bare === '') return null;
  return decimalProblem(text) === null ? Number(bare.replace(',', '.')) : Number.NaN;
}

function bareNumber(text: string): string {
  return text.replaceAll(SPACES, '').replace('−', '-');
}
