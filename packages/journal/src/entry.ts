export const tradeTypes = ['scalp', 'day', 'swing', 'leap'] as const;
export type TradeType = (typeof tradeTypes)[number];

export const outcomes = ['pending', 'win', 'loss', 'breakeven'] as const;
export type Outcome = (typeof outcomes)[number];

export const emotions = ['calm', 'confident', 'anxious', 'revenge', 'indecisive'] as const;
export type Emotion = (typeof emotions)[number];

export const timeframes = ['1M', '5M', '15M', '1H', '4H', '1D', '1W'] as const;
export type Timeframe = (typeof timeframes)[number];

export const marketConditions = ['bullish', 'bearish', 'sideways', 'volatile'] as const;
export type MarketCondition = (typeof marketConditions)[number];

export const directions = ['long', 'short'] as const;
export type Direction = (typeof directions)[number];

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

/** One execution at a broker. */
export interface Fill {
  readonly side: 'buy' | 'sell';
  /** In the currency of the trade. */
  readonly price: number;
  /** Shares or contracts, above zero. */
  readonly size: number;
  /** In the currency of the trade; negative for a rebate. */
  readonly fees: number;
}

/** What was decided before the trade. Once locked it is never rewritten. */
export interface TradePlan {
  readonly entry: number;
  readonly stop: number;
  readonly target: number | null;
  /** The most that the trade may lose, in the currency of the trade. */
  readonly riskAmount: number;
  /** Shares or contracts. */
  readonly size: number;
  readonly reason: string;
  /** How sure the trader was that it would win, in percent. */
  readonly confidence: number;
  /** When it was locked, as an ISO time. */
  readonly lockedAt: string;
}

/** A trade as it is kept. Prices and money are in the currency of the trade. */
export interface JournalEntry {
  /** The time at which it was logged, in milliseconds as text; imported ones add their place in the file. */
  readonly id: string;
  /** yyyy-mm-dd */
  readonly date: string;
  /** In upper case. */
  readonly symbol: string;
  readonly entryPrice: number;
  readonly exitPrice: number | null;
  /** Shares or contracts, above zero in both directions. */
  readonly positionSize: number;
  readonly tradeType: TradeType;
  readonly reasonForEntry: string;
  readonly lessonsLearned: string;
  readonly riskAmount: number | null;
  /** After fees, in whole hundredths. */
  readonly pnl: number | null;
  readonly rMultiple: number | null;
  readonly winLoss: Outcome;
  readonly emotionBefore: Emotion;
  readonly emotionAfter: Emotion | '';
  /** 1 to 5 */
  readonly setupQuality: number;
  /** 1 to 5 */
  readonly executionDiscipline: number;
  readonly tags: readonly string[];
  /** The name of the pattern on which it was taken. */
  readonly pattern: string;
  readonly timeframe: Timeframe;
  readonly stopLoss: number | null;
  readonly takeProfit: number | null;
  readonly marketCondition: MarketCondition;
  readonly privateNotes: string;
  readonly direction: Direction;
  readonly fees: number;
  readonly stage: Stage;
  readonly plan: TradePlan | null;
  /** Null while no rules were recorded; empty when all were kept. */
  readonly brokenRules: readonly BrokenRule[] | null;
  /** Of an imported trade; empty for one logged by hand. */
  readonly fills: readonly Fill[];
  /** The import it came from. */
  readonly importId: string | null;
}

/** Setup quality and discipline of a trade that says nothing about them. */
export const DEFAULT_RATING = 3;

const BLANK: Omit<JournalEntry, 'id' | 'date'> = {
  symbol: '',
  entryPrice: 0,
  exitPrice: null,
  positionSize: 0,
  tradeType: 'day',
  reasonForEntry: '',
  lessonsLearned: '',
  riskAmount: null,
  pnl: null,
  rMultiple: null,
  winLoss: 'pending',
  emotionBefore: 'calm',
  emotionAfter: '',
  setupQuality: DEFAULT_RATING,
  executionDiscipline: DEFAULT_RATING,
  tags: [],
  pattern: '',
  timeframe: '1D',
  stopLoss: null,
  takeProfit: null,
  marketCondition: 'sideways',
  privateNotes: '',
  direction: 'long',
  fees: 0,
  stage: 'taken',
  plan: null,
  brokenRules: null,
  fills: [],
  importId: null,
};

/** A new trade, of which only the id and the day are known. */
export function newEntry({ id, date }: Pick<JournalEntry, 'id' | 'date'>): JournalEntry {
  return { id, date, ...BLANK };
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

/** Orders trades by day, and within a day as they were logged. */
export function byTime(a: JournalEntry, b: JournalEntry): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}
