import {
  type BrokenRule,
  brokenRules,
  directions,
  emotions,
  type Fill,
  type JournalEntry,
  marketConditions,
  newEntry,
  outcomes,
  stages,
  type TradePlan,
  timeframes,
  tradeTypes,
} from './entry.ts';

/** The result of reading stored text: the readable trades, and what could not be read. */
export interface StoredEntries {
  readonly entries: readonly JournalEntry[];
  /** The entries that could not be read, as they were; `'all'` when the text itself is not a list. */
  readonly damaged: readonly unknown[] | 'all';
}

/** The largest price, size or amount accepted; anything larger is a typo. */
export const MAX_AMOUNT = 1e9;

type Fields = Readonly<Record<string, unknown>>;

/** Parses a stored list. An entry of an unknown shape is returned unchanged and does not affect the others. */
export function parseStoredEntries(text: string | null): StoredEntries {
  if (text === null) return { entries: [], damaged: [] };
  const list = parseJson(text);
  if (!Array.isArray(list)) return { entries: [], damaged: 'all' };
  const entries: JournalEntry[] = [];
  const damaged: unknown[] = [];
  const ids = new Set<string>();
  for (const item of list) {
    const entry = parseEntry(item);
    if (entry === null || ids.has(entry.id)) damaged.push(item);
    else entries.push(entry);
    if (entry !== null) ids.add(entry.id);
  }
  return { entries, damaged };
}

/** Parses one stored entry, with defaults for fields that older versions did not store; null if it is not an entry. */
export function parseEntry(value: unknown): JournalEntry | null {
  if (!isFields(value) || findProblem(value) !== null) return null;
  const entry: Record<string, unknown> = { ...newEntry({ id: String(value.id), date: String(value.date) }) };
  for (const key in entry) {
    if (key !== 'id' && value[key] !== undefined) entry[key] = value[key];
  }
  return entry as unknown as JournalEntry;
}

/** Whether a text is a day of the calendar as yyyy-mm-dd. */
export function isDay(value: unknown): value is string {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeapYear ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The first invalid or missing required field; null if there is none. */
export function findProblem(value: Fields): string | null {
  for (const [key, check] of requiredChecks) if (!check(value[key])) return key;
  for (const [key, check] of fieldChecks) if (value[key] !== undefined && !check(value[key])) return key;
  return value.version === undefined ? null : 'version';
}

const isOneOf = (choices: readonly string[]) => (value: unknown) => choices.includes(value as string);
const isText = (value: unknown) => typeof value === 'string';
const isAmountOrNone = (value: unknown) => value === null || isAmount(value);
const isNumberOrNone = (value: unknown) => value === null || Number.isFinite(value);
const isRating = (value: unknown) => value === 1 || value === 2 || value === 3 || value === 4 || value === 5;

const required: Partial<Record<keyof JournalEntry, (value: unknown) => boolean>> = {
  id: (value) => (typeof value === 'string' && value !== '') || Number.isSafeInteger(value),
  date: isDay,
  symbol: isText,
  entryPrice: isAmount,
  positionSize: (value) => isAmount(value) && value > 0,
};

const checks: Partial<Record<keyof JournalEntry, (value: unknown) => boolean>> = {
  exitPrice: isAmountOrNone,
  tradeType: isOneOf(tradeTypes),
  reasonForEntry: isText,
  lessonsLearned: isText,
  riskAmount: isAmountOrNone,
  pnl: isNumberOrNone,
  rMultiple: isNumberOrNone,
  winLoss: isOneOf(outcomes),
  emotionBefore: isOneOf(emotions),
  emotionAfter: isOneOf([...emotions, '']),
  setupQuality: isRating,
  executionDiscipline: isRating,
  tags: (value) => Array.isArray(value) && value.every(isText),
  pattern: isText,
  timeframe: isOneOf(timeframes),
  stopLoss: isAmountOrNone,
  takeProfit: isAmountOrNone,
  marketCondition: isOneOf(marketConditions),
  privateNotes: isText,
  direction: isOneOf(directions),
  fees: (value) => Number.isFinite(value) && Math.abs(Number(value)) <= MAX_AMOUNT,
  stage: isOneOf(stages),
  plan: (value) => value === null || isPlan(value),
  brokenRules: (value) => value === null || (Array.isArray(value) && value.every(isBrokenRule)),
  fills: (value) => Array.isArray(value) && value.every(isFill),
  importId: (value) => value === null || isText(value),
};

const requiredChecks = Object.entries(required);
const fieldChecks = Object.entries(checks);

function isPlan(value: unknown): value is TradePlan {
  if (!isFields(value)) return false;
  const amounts = [value.entry, value.stop, value.riskAmount, value.size, value.confidence].every(isAmount);
  return amounts && isAmountOrNone(value.target) && isText(value.reason) && isText(value.lockedAt);
}

function isFill(value: unknown): value is Fill {
  if (!isFields(value) || !isOneOf(['buy', 'sell'])(value.side)) return false;
  return isAmount(value.price) && isAmount(value.size) && Number.isFinite(value.fees);
}

function isBrokenRule(value: unknown): value is BrokenRule {
  return isOneOf(brokenRules)(value);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_AMOUNT;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Serializes entries for storage. Default values are left out, so that ten thousand trades fit into a browser. */
export function serializeEntries(entries: readonly JournalEntry[]): string {
  return JSON.stringify(entries.map(withoutDefaults));
}

const unstored: Fields = { direction: 'long', fees: 0, privateNotes: '', stage: 'taken' };

function withoutDefaults(entry: JournalEntry): Fields {
  const stored: Record<string, unknown> = { ...entry };
  for (const key in stored) {
    if (stored[key] === null || stored[key] === unstored[key]) delete stored[key];
  }
  if (entry.fills.length === 0) delete stored.fills;
  return stored;
}
