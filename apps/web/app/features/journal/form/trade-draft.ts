import {
  type BrokenRule,
  brokenRules,
  type Emotion,
  isDay,
  type JournalEntry,
  type MarketCondition,
  parseTags,
  type Stage,
  type Timeframe,
  type TradeDirection,
  type TradeOutcome,
  type TradeType,
} from '@wickwise/journal/entry';
import { MAX_AMOUNT } from '@wickwise/journal/fill';
import { withResult } from '@wickwise/journal/profit';
import { decimalProblem, parseDecimal } from '#app/lib/decimal.ts';
import { collectProblems, type FormValues, type Problems } from '#app/ui/form/form-problems.tsx';

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
export function tradeProblems(values: FormValues): Problems {
  return collectProblems({
    date: isDay(values.date) ? null : 'Enter the day of the trade.',
    exitDate: exitDayProblem(values),
    symbol: values.symbol?.trim() ? null : 'Enter a symbol, such as AAPL.',
    entryPrice: amountProblem(values.entryPrice, { required: 'Enter the price you got in at.' }),
    exitPrice: amountProblem(values.exitPrice),
    positionSize: sizeProblem(values.positionSize),
    reasonForEntry: values.reasonForEntry?.trim() ? null : 'Write down why you took the trade.',
    riskAmount: amountProblem(values.riskAmount),
    stopLoss: amountProblem(values.stopLoss),
    takeProfit: amountProblem(values.takeProfit),
    // A rebate is a negative fee.
    fees: amountProblem(values.fees?.replace(/[-−]/, '')),
    currency: CURRENCY.test(values.currency?.trim() ?? '') ? null : 'Enter a code such as USD, or leave it empty.',
  });
}

function exitDayProblem({ date = '', exitDate = '' }: FormValues): string | null {
  return exitDate === '' || exitDate >= date ? null : 'Enter the day of the trade or a later one.';
}

export function amountProblem(text = '', { required }: { required?: string } = {}): string | null {
  const value = parseDecimal(text);
  if (value === null) return required ?? null;
  return decimalProblem(text) ?? (value >= 0 && value <= MAX_AMOUNT ? null : 'Enter 0 or a larger number.');
}

function sizeProblem(text = ''): string | null {
  const problem = amountProblem(text, { required: 'Enter how many shares or contracts you traded.' });
  return problem ?? (Number(parseDecimal(text)) > 0 ? null : 'Enter a size above zero.');
}

export function amountOf(text = ''): number | null {
  const value = parseDecimal(text);
  return Number.isNaN(value) ? null : value;
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
    tradeType: choice<TradeType | ''>('tradeType'),
    entryPrice: amountOf(text('entryPrice')) ?? 0,
    exitPrice: amountOf(text('exitPrice')),
    positionSize: amountOf(text('positionSize')) ?? 0,
    riskAmount: amountOf(text('riskAmount')),
    direction: choice<TradeDirection>('direction'),
    fees: amountOf(text('fees')) ?? 0,
    winLoss: choice<TradeOutcome>('winLoss'),
    emotionBefore: choice<Emotion | ''>('emotionBefore'),
    marketCondition: choice<MarketCondition | ''>('marketCondition'),
    timeframe: choice<Timeframe | ''>('timeframe'),
    pattern: text('pattern').trim(),
    currency: text('currency').trim().toUpperCase() || null,
    tags: parseTags(text('tags')),
    reasonForEntry: text('reasonForEntry').trim(),
    lessonsLearned: text('lessonsLearned').trim(),
    stopLoss: amountOf(text('stopLoss')),
    takeProfit: amountOf(text('takeProfit')),
    setupQuality: ratingOf(text('setupQuality')),
    executionDiscipline: ratingOf(text('executionDiscipline')),
    emotionAfter: choice<Emotion | ''>('emotionAfter'),
    stage: choice<Stage>('stage'),
    privateNotes: text('privateNotes'),
    brokenRules: rulesOf(data),
  };
  const entry = { ...base, ...typed };
  const edited = editedFields(entry, base);
  return withResult({ ...entry, edited, fills: edited.includes('symbol') ? named(base) : base.fills });
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
  return [...new Set([...base.edited, ...fields.filter((field) => entry[field] !== base[field])])];
}

function ratingOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

function rulesOf(data: FormData): BrokenRule[] | null {
  const broken = brokenRules.filter((rule) => data.getAll('brokenRules').includes(rule));
  return broken.length > 0 || data.has('rulesKept') ? broken : null;
}
