import type { Matching } from '../entry.ts';

/** The trader’s own point values, by root: `{ MES: 5 }`. They come before the table. */
export type PointValues = Readonly<Record<string, number>>;

/** A commission for files without one, in the currency of the trade. */
export interface DefaultCommission {
  readonly amount: number;
  readonly per: 'share' | 'contract' | 'fill';
}

/** What a trader sets once for all imports. */
export interface ImportSettings {
  readonly matching: Matching;
  /** Where the clock of the files runs, when it is not what their declaration says; null for that. */
  readonly zone: string | null;
  readonly pointValues: PointValues;
  readonly commission: DefaultCommission | null;
  /** Of trades whose file names none; null leaves it unknown. */
  readonly currency: string | null;
}

export const DEFAULT_IMPORT_SETTINGS: ImportSettings = {
  matching: 'fifo',
  zone: null,
  pointValues: {},
  commission: null,
  currency: null,
};
