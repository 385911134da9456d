import { isDay, type JournalEntry, type Stage, type TradeDirection, type TradeOutcome } from '@wickwise/journal/entry';
import { restOf, restPriceOf, withRestAt } from '@wickwise/journal/exit-price';
import { withResult } from '@wickwise/journal/profit';
import { parseDecimal } from '#app/lib/decimal.ts';
import { collectProblems, type FormValues, type Problems } from '#app/ui/form/form-problems.tsx';
import { localDay } from '../model.ts';
import { amountOf, amountProblem } from './amount-draft.ts';
import { reasonProblem, reviewFromForm } from './review-draft.ts';

export const NOT_STORED =
  'Your browser couldn’t save this trade: its storage is full or turned off. Nothing you typed is gone. Free some space, then save again.';

/** What the fields that can be wrong are called, in the order of the form. */
export const problemLabels = {
  symbol: 'Symbol',
  entryPrice: 'Entry Price',
  exitPrice: 'Exit Price',
  positionSize: 'Position Size',
  reasonForEntry: 'Reason for Entry',
  date: 'Date',
  exitDate: 'Exit Date',
  stopLoss: 'Stop Loss',
  takeProfit: 'Take Profit',
  riskAmount: 'Risk Amount',
  fees: 'Fees',
  currency: 'Currency',
};

/** ISO 4217 or the code of a coin, or empty. */
const CURRENCY = /^(?:[a-z\d]{2,10})?$/i;

/** The problems of a filled-in form, by the name of the field. */
export function tradeProblems(values: FormValues, now = new Date()): Problems {
  return collectProblems({
    date: dayProblem(values.date) ?? futureProblem(values, { day: values.date, now }),
    exitDate: exitDayProblem(values) ?? futureProblem(values, { day: values.exitDate, now }),
    symbol: values.symbol?.trim() ? null : 'Enter a symbol, such as AAPL.',
    entryPrice: amountProblem(values.entryPrice, { required: 'Enter the price you got in at.' }),
    exitPrice: amountProblem(values.exitPrice),
    positionSize: sizeProblem(values.positionSize),
    reasonForEntry: reasonProblem(values.reasonForEntry),
    riskAmount: amountProblem(values.riskAmount),
    stopLoss: amountProblem(values.stopLoss),
    takeProfit: amountProblem(values.takeProfit) ?? targetProblem(values),
    // A rebate is a negative fee.
    fees: amountProblem(values.fees?.replace(/[-−]/, '')),
    currency: CURRENCY.test(values.currency?.trim() ?? '') ? null : 'Enter a code such as USD, or leave it empty.',
  });
}

/** Years that only a slip can mean, such as 0026 and 2206. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

function dayProblem(day: string | undefined): string | null {
  if (!isDay(day)) return 'Enter the day of the trade.';
  const year = Number(day.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR ? null : `Check the year: ${year}.`;
}

function exitDayProblem({ date = '', exitDate = '' }: FormValues): string | null {
  if (exitDate !== '' && dayProblem(exitDate) !== null) return dayProblem(exitDate);
  return exitDate === '' || exitDate >= date ? null : 'Enter the day of the trade or a later one.';
}

/** Tomorrow has begun where some exchanges are. */
function futureProblem(
  { stage }: FormValues,
  { day = '', now }: { day: string | undefined; now: Date },
): string | null {
  const tomorrow = localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));
  return stage === 'taken' && day > tomorrow ? 'This day is still to come. Check the date.' : null;
}

function targetProblem({ stage, direction, entryPrice, takeProfit }: FormValues): string | null {
  const [entry, target] = [amountOf(entryPrice), amountOf(takeProfit)];
  if (stage !== 'taken' || entry === null || target === null) return null;
  if (direction === 'short') return target < entry ? null : 'For a short, the target belongs below the entry.';
  return target > entry ? null : 'For a long, the target belongs above the entry.';
}

function sizeProblem(text = ''): string | null {
  const problem = amountProblem(text, { required: 'Enter how many shares or contracts you traded.' });
  return problem ?? (Number(parseDecimal(text)) > 0 ? null : 'Enter a size above zero.');
}

/** What the form doesn't show, and what follows from the prices. */
type KeptField =
  | 'id'
  | 'plan'
  | 'fills'
  | 'importId'
  | 'pictures'
  | 'pnl'
  | 'rMultiple'
  | 'account'
  | 'assetClass'
  | 'multiplier'
  | 'option'
  | 'openedAt'
  | 'zone'
  | 'matching'
  | 'spreadId'
  | 'splits'
  | 'edited';

/** The trade that a form describes, together with what it doesn't show. */
export function tradeFromForm(form: HTMLFormElement, base: JournalEntry): JournalEntry {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const choice = <Choice extends string>(name: string) => text(name) as Choice;
  const typed: Omit<JournalEntry, KeptField> = {
    date: text('date'),
    closedAt: exitTime(text('exitDate'), base),
    symbol: text('symbol').trim().toUpperCase(),
    entryPrice: amountOf(text('entryPrice')) ?? 0,
    exitPrice: amountOf(text('exitPrice')),
    positionSize: amountOf(text('positionSize')) ?? 0,
    direction: choice<TradeDirection>('direction'),
    fees: amountOf(text('fees')) ?? 0,
    winLoss: choice<TradeOutcome>('winLoss'),
    currency: text('currency').trim().toUpperCase() || null,
    stopLoss: amountOf(text('stopLoss')),
    takeProfit: amountOf(text('takeProfit')),
    stage: choice<Stage>('stage'),
    ...reviewFromForm(form),
  };
  const entry = { ...base, ...typed, ...exitOf({ ...base, ...typed }, base) };
  const edited = editedFields(entry, base);
  return withResult({ ...entry, edited, fills: edited.includes('symbol') ? named(base) : base.fills });
}

/**
 * Where an import has closed a part, the typed exit is that of the rest: the trade has the average of all exits. Without
 * one, what the import left open is open again.
 */
function exitOf(typed: JournalEntry, base: JournalEntry): Partial<JournalEntry> {
  const { exitPrice } = typed;
  if (exitPrice === null) return base.exitPrice !== null && restOf(typed) !== null ? { winLoss: 'pending' } : {};
  const isAsItWas = exitPrice === restPriceOf(base) && restOf(typed) === restOf(base);
  return { exitPrice: isAsItWas ? base.exitPrice : withRestAt(typed, exitPrice) };
}

/** The next import finds the trade again by the symbol of its file. */
function named({ fills, symbol }: JournalEntry): JournalEntry['fills'] {
  return fills.map((fill) => ({ symbol, ...fill }));
}

/** The time of the exit as it is known, or only the day that was typed. */
function exitTime(day: string, { closedAt }: JournalEntry): string | null {
  return day === exitDay(closedAt) ? closedAt : day || null;
}

/** The day of a known exit, as the form shows it. */
export function exitDay(closedAt: string | null): string {
  return closedAt?.slice(0, 10) ?? '';
}

/** What was typed over an import counts instead of its fills, and the next import leaves it alone. */
function editedFields(entry: JournalEntry, base: JournalEntry): readonly string[] {
  if (base.fills.length === 0) return base.edited;
  const fields = [
    'date',
    'symbol',
    'entryPrice',
    'exitPrice',
    'positionSize',
    'fees',
    'direction',
    'currency',
    'closedAt',
  ] as const;
  const edited = new Set([...base.edited, ...fields.filter((field) => entry[field] !== base[field])]);
  // Open as its fills say: what they closed counts again.
  if (entry.exitPrice === null && restOf(entry) !== 0) edited.delete('exitPrice');
  return [...edited];
}
