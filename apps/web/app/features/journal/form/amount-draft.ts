import { MAX_AMOUNT } from '@wickwise/journal/fill';
import { decimalProblem, parseDecimal } from '#app/lib/decimal.ts';

/** What is wrong with an amount as typed; null when it is right, or empty where it may be. */
export function amountProblem(text = '', { required }: { required?: string } = {}): string | null {
  const value = parseDecimal(text);
  if (value === null) return required ?? null;
  return decimalProblem(text) ?? (value >= 0 && value <= MAX_AMOUNT ? null : 'Enter 0 or a larger number.');
}

export function amountOf(text = ''): number | null {
  const value = parseDecimal(text);
  return Number.isNaN(value) ? null : value;
}
