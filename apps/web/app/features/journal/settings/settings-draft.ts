import type { Breakeven, JournalSettings } from '@wickwise/journal/journal-settings';
import { decimalProblem, parseDecimal } from '#app/lib/decimal.ts';
import { collectProblems, type FormValues, type Problems } from '#app/ui/form/form-problems.tsx';
import { amountOf, amountProblem } from '../form/amount-draft.ts';

/** The name of the field with the rate of a currency. */
export function rateField(currency: string): string {
  return `${RATE}${currency}`;
}

const RATE = 'rate.';

/** The problems of the filled-in settings, by the name of the field. */
export function settingsProblems(values: FormValues): Problems {
  const rates = Object.entries(values)
    .filter(([name]) => name.startsWith(RATE))
    .map(([name, text]) => [name, rateProblem(text)] as const);
  const { riskKind } = values;
  return collectProblems({
    ...Object.fromEntries(rates),
    to: values.to?.trim() ? null : 'Enter a code such as USD.',
    breakeven: amountProblem(values.breakeven),
    riskAmount: riskKind === 'amount' ? amountProblem(values.riskAmount, { required: 'Enter the amount.' }) : null,
    riskPercent:
      riskKind === 'percent' ? amountProblem(values.riskPercent, { required: 'Enter the percentage.' }) : null,
    riskBalance: riskKind === 'percent' ? amountProblem(values.riskBalance, { required: 'Enter the balance.' }) : null,
  });
}

function rateProblem(text: string): string | null {
  const value = parseDecimal(text);
  if (value === null) return null;
  return decimalProblem(text) ?? (value > 0 ? null : 'Enter a number above zero.');
}

/** The settings that a form without problems describes. */
export function settingsFrom(values: FormValues): JournalSettings {
  const { to = '', breakevenUnit, breakeven } = values;
  const table = Object.entries(values).flatMap(([name, text]) => {
    const rate = name.startsWith(RATE) ? amountOf(text) : null;
    return rate === null ? [] : [[name.slice(RATE.length), rate] as const];
  });
  return {
    rates: { to: to.trim().toUpperCase(), table: Object.fromEntries(table) },
    breakeven: { amount: amountOf(breakeven) ?? 0, unit: breakevenUnit as Breakeven['unit'] },
    defaultRisk: riskFrom(values),
  };
}

function riskFrom(values: FormValues): JournalSettings['defaultRisk'] {
  const currency = values.riskCurrency?.trim().toUpperCase() || 'USD';
  if (values.riskKind === 'amount') return { kind: 'amount', currency, amount: amountOf(values.riskAmount) ?? 0 };
  if (values.riskKind !== 'percent') return null;
  const [percent, balance] = [amountOf(values.riskPercent) ?? 0, amountOf(values.riskBalance) ?? 0];
  return { kind: 'percent', currency, percent, balance };
}
