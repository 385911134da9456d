import type { AssetClass, OptionContract } from '../entry.ts';
import type { FeePart } from '../fill.ts';

/** A row of a file. */
export interface RowPlace {
  readonly file: string;
  /** Counted from 1, as an editor shows it; of a spreadsheet its row. */
  readonly line: number;
}

/** When something happened, as the file says it. */
export interface Moment {
  /** yyyy-mm-dd hh:mm:ss, with a fraction if there is one, or the day alone. */
  readonly text: string;
  /** An IANA name or an offset; null when neither the file nor the cell says one. */
  readonly zone: string | null;
}

/** What is traded. */
export interface Instrument {
  /** As the file writes it, in upper case. */
  readonly symbol: string;
  readonly assetClass: AssetClass | null;
  readonly option: OptionContract | null;
  /** The value of one point, for one share or contract. */
  readonly multiplier: number;
  readonly currency: string | null;
}

interface RowRecord {
  readonly row: RowPlace;
  /** The order of rows within one moment. */
  readonly place: number;
  readonly account: string;
}

/** One execution. */
export interface FillRecord extends RowRecord {
  readonly kind: 'fill';
  readonly time: Moment;
  readonly instrument: Instrument;
  readonly side: 'buy' | 'sell';
  /** Whether it opens or closes, where the file says it. */
  readonly effect: 'open' | 'close' | null;
  readonly size: number;
  readonly price: number;
  readonly feeParts: readonly FeePart[];
  readonly id: string | null;
  readonly order: string | null;
  readonly spread: string | null;
  readonly position: string | null;
  /** Before fees. */
  readonly profit: number | null;
}

/** A trade that is finished. */
export interface TradeRecord extends RowRecord {
  readonly kind: 'trade';
  readonly opened: Moment;
  readonly closed: Moment;
  readonly instrument: Instrument;
  readonly direction: 'long' | 'short';
  readonly size: number;
  readonly entryPrice: number;
  readonly exitPrice: number;
  readonly feeParts: readonly FeePart[];
  readonly id: string | null;
  /** Before fees. */
  readonly profit: number | null;
}

/** The end of an option. */
export interface EndingRecord extends RowRecord {
  readonly kind: 'expiry' | 'assignment' | 'exercise';
  readonly time: Moment;
  readonly instrument: Instrument;
  /** Null for the whole position. */
  readonly size: number | null;
}

export interface SplitRecord extends RowRecord {
  readonly kind: 'split';
  readonly time: Moment;
  readonly instrument: Instrument;
  /** New shares for one old share; null when the file says the added shares. */
  readonly ratio: number | null;
  readonly added: number | null;
}

/** Fees of fills that another table of the file lists. */
export interface ChargeRecord extends RowRecord {
  readonly kind: 'charge';
  readonly time: Moment;
  /** What it says of the instrument. */
  readonly symbol: string;
  readonly feeParts: readonly FeePart[];
}

/** A row that makes no trade: set aside because it is none, or rejected because it cannot be read. Part: some of it does. */
export interface LeftOutRow {
  readonly kind: 'aside' | 'rejected' | 'part';
  readonly row: RowPlace;
  /** Of a rejected row a sentence; of others what it is, in lowercase without a period. */
  readonly reason: string;
}

export type TradingRecord = FillRecord | TradeRecord | EndingRecord | SplitRecord;
