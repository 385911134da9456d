import * as z from 'zod/mini';
import { amount, fill, MAX_AMOUNT, split } from './fill.ts';
import { picture } from './picture.ts';

export const tradeTypes = ['scalp', 'day', 'swing', 'leap'] as const;
export type TradeType = (typeof tradeTypes)[number];

export const outcomes = ['pending', 'win', 'loss', 'breakeven'] as const;
export type TradeOutcome = (typeof outcomes)[number];

export const emotions = ['calm', 'confident', 'anxious', 'revenge', 'indecisive'] as const;
export type Emotion = (typeof emotions)[number];

export const timeframes = ['1M', '5M', '15M', '1H', '4H', '1D', '1W'] as const;
export type Timeframe = (typeof timeframes)[number];

export const marketConditions = ['bullish', 'bearish', 'sideways', 'volatile'] as const;
export type MarketCondition = (typeof marketConditions)[number];

export const assetClasses = ['stock', 'option', 'future', 'forex', 'crypto', 'cfd', 'bond', 'fund', 'other'] as const;
export type AssetClass = (typeof assetClasses)[number];

/** Which of the open lots a sale closes first. */
export const matchings = ['fifo', 'lifo', 'average'] as const;
export type Matching = (typeof matchings)[number];

export const directions = ['long', 'short'] as const;
export type TradeDirection = (typeof directions)[number];

/**
 * Planned: not taken yet. Missed: seen and not taken. Replay: taken in a blind replay, without money. Only taken trades
 * count in the money.
 */
export const stages = ['taken', 'planned', 'missed', 'replay'] as const;
export type Stage = (typeof stages)[number];

export const brokenRules = [
  ...(['no-confirmation', 'no-stop', 'moved-stop', 'oversized', 'chased', 'revenge', 'exited-early'] as const),
] as const;
export type BrokenRule = (typeof brokenRules)[number];

/** The default for setup quality and discipline. */
export const DEFAULT_RATING = 3;

const amountOrNone = z._default(z.nullable(amount), null);
const numberOrNone = z._default(z.nullable(z.number()), null);
const text = z._default(z.string(), '');
const textOrNone = z._default(z.nullable(z.string()), null);
/** Null while it is unknown, as in an imported trade. */
const rating = z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(5))), DEFAULT_RATING);
const day = z.iso.date();

const tradePlan = z.object({
  entry: amount,
  stop: amount,
  target: z.nullable(amount),
  /** The most that the trade may lose, in the currency of the trade. */
  riskAmount: amount,
  /** Shares or contracts. */
  size: amount,
  reason: z.string(),
  /** How sure the trader was that it would win, in percent. */
  confidence: amount,
  /** When it was locked, as an ISO time. */
  lockedAt: z.string(),
});
/** The plan made before the trade. Once locked, it never changes. */
export type TradePlan = Readonly<z.output<typeof tradePlan>>;

const optionContract = z.object({
  underlying: z.string(),
  /** yyyy-mm-dd */
  expiry: day,
  strike: amount,
  right: z.enum(['call', 'put']),
});
/** What an option is on. */
export type OptionContract = Readonly<z.output<typeof optionContract>>;

/** Without these there is no trade. */
const requiredFields = {
  /** The time at which it was logged, in milliseconds as text; imported ones add their place in the file. */
  id: z.union([z.string().check(z.minLength(1)), z.pipe(z.int(), z.transform(String))]),
  /** yyyy-mm-dd */
  date: day,
  /** In upper case. */
  symbol: z.string(),
  entryPrice: amount,
  /** Shares or contracts, above zero in both directions. */
  positionSize: amount.check(z.positive()),
};

/** Stored with every trade, unless null by default. An empty text is unknown: an import says nothing that no one said. */
const alwaysStoredFields = {
  exitPrice: amountOrNone,
  tradeType: z._default(z.enum([...tradeTypes, '']), 'day'),
  reasonForEntry: text,
  lessonsLearned: text,
  riskAmount: amountOrNone,
  /** After fees, in whole hundredths; of an open position what its closed part made. */
  pnl: numberOrNone,
  rMultiple: numberOrNone,
  winLoss: z._default(z.enum(outcomes), 'pending'),
  emotionBefore: z._default(z.enum([...emotions, '']), 'calm'),
  emotionAfter: z._default(z.enum([...emotions, '']), ''),
  /** 1 to 5 */
  setupQuality: rating,
  /** 1 to 5 */
  executionDiscipline: rating,
  tags: z._default(z.readonly(z.array(z.string())), []),
  /** The name of the pattern on which it was taken. */
  pattern: text,
  timeframe: z._default(z.enum([...timeframes, '']), '1D'),
  stopLoss: amountOrNone,
  takeProfit: amountOrNone,
  marketCondition: z._default(z.enum([...marketConditions, '']), 'sideways'),
};

/** Stored unless they have their default, so that ten thousand trades fit into a browser. A new field goes here. */
const sparseFields = {
  privateNotes: text,
  direction: z._default(z.enum(directions), 'long'),
  fees: z._default(z.number().check(z.minimum(-MAX_AMOUNT), z.maximum(MAX_AMOUNT)), 0),
  stage: z._default(z.enum(stages), 'taken'),
  plan: z._default(z.nullable(tradePlan), null),
  /** Null while no rules were recorded; empty when all were kept. */
  brokenRules: z._default(z.nullable(z.readonly(z.array(z.enum(brokenRules)))), null),
  /** Of an imported trade; empty for one logged by hand. */
  fills: z._default(z.readonly(z.array(fill)), []),
  /** The import it came from. */
  importId: textOrNone,
  /** As ISO 4217 or a coin; null when unknown. */
  currency: textOrNone,
  /** The name or number of the broker’s account. */
  account: text,
  assetClass: z._default(z.nullable(z.enum(assetClasses)), null),
  /** The value of one point of the price, for one share or contract. */
  multiplier: z._default(z.number().check(z.positive()), 1),
  option: z._default(z.nullable(optionContract), null),
  /** yyyy-mm-dd hh:mm:ss in `zone`, or the day alone; null when unknown. */
  openedAt: textOrNone,
  closedAt: textOrNone,
  /** An IANA name or an offset, as the file states it; null when it states none. */
  zone: textOrNone,
  /** How the closed part of an open position is worked out. */
  matching: z._default(z.enum(matchings), 'fifo'),
  /** The spread that its trader made it a leg of, or `apart`; null leaves it to the order that opened it. */
  spreadId: textOrNone,
  splits: z._default(z.readonly(z.array(split)), []),
  /** The fields of an imported trade that its trader changed: another import leaves them alone. */
  edited: z._default(z.readonly(z.array(z.string())), []),
  pictures: z._default(z.readonly(z.array(picture)), []),
};

/** A trade as it is kept, with defaults for what a stored one leaves out. */
export const journalEntry = z.object({ ...requiredFields, ...alwaysStoredFields, ...sparseFields });
/** A trade. Prices and money are in the currency of the trade. */
export type JournalEntry = Readonly<z.output<typeof journalEntry>>;

/** What a stored trade means that leaves them out. */
export const alwaysStoredDefaults = z.object(alwaysStoredFields).parse({});
/** The values with which a field is not stored. */
export const unstoredDefaults = z.object(sparseFields).parse({});

const blank = { symbol: '', entryPrice: 0, positionSize: 0, ...alwaysStoredDefaults, ...unstoredDefaults };

/** A blank trade with only an id and a day. */
export function newEntry({ id, date }: Pick<JournalEntry, 'id' | 'date'>): JournalEntry {
  return { id, date, ...blank };
}

/** What nobody said about an imported trade. */
export const unknownReview = {
  tradeType: '',
  emotionBefore: '',
  setupQuality: null,
  executionDiscipline: null,
  timeframe: '',
  marketCondition: '',
} as const satisfies Partial<JournalEntry>;

/** Whether a text is a day of the calendar as yyyy-mm-dd. */
export function isDay(value: unknown): value is string {
  return day.safeParse(value).success;
}

/** Whether it counts in the money and its result is known. */
export function isClosed({ stage, winLoss }: Pick<JournalEntry, 'stage' | 'winLoss'>): boolean {
  return stage === 'taken' && winLoss !== 'pending';
}

/** The tags in a comma-separated text: trimmed, without empty ones. */
export function parseTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
