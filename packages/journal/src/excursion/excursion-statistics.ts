import { mean, sum } from '@wickwise/statistics/sample';
import type { JournalEntry } from '../entry.ts';
import { riskFromStop } from '../risk.ts';
import type { Excursion, Move } from './measure-excursion.ts';

/** A closed trade in dollars with how far it went either way. */
export interface MeasuredTrade {
  readonly entry: JournalEntry;
  readonly excursion: Excursion;
}

/** An average of moves over some trades. */
export interface AverageMove {
  readonly n: number;
  /** Null without trades. */
  readonly cents: number | null;
  /** Of those with a risk amount or a stop. */
  readonly r: number | null;
  readonly withR: number;
  /** Otherwise it is the most that it can have been. */
  readonly isExact: boolean;
}

export interface ExcursionStatistics {
  /** How far winners went against the trade. */
  readonly adverseOfWinners: AverageMove;
  /** How far losers went in its favor. */
  readonly favorableOfLosers: AverageMove;
  /** What winners made before fees, as a share of the most that they showed; null without any. */
  readonly kept: { readonly n: number; readonly share: number | null; readonly isExact: boolean };
}

/** The moves of the trades that are measured, all in one currency. */
export function excursionStatistics(trades: readonly MeasuredTrade[]): ExcursionStatistics {
  const winners = trades.filter(({ entry }) => entry.winLoss === 'win');
  const losers = trades.filter(({ entry }) => entry.winLoss === 'loss');
  return {
    adverseOfWinners: averageOf(winners, ({ adverse }) => adverse),
    favorableOfLosers: averageOf(losers, ({ favorable }) => favorable),
    kept: keptOf(winners),
  };
}

function averageOf(trades: readonly MeasuredTrade[], moveOf: (excursion: Excursion) => Move): AverageMove {
  const moves = trades.map(({ excursion }) => moveOf(excursion));
  const rs = trades.flatMap(({ entry, excursion }) => moveInR(moveOf(excursion), entry) ?? []);
  return {
    n: moves.length,
    cents: moves.length === 0 ? null : mean(moves.map(({ cents }) => cents)),
    r: rs.length === 0 ? null : mean(rs),
    withR: rs.length,
    isExact: moves.every(({ isExact }) => isExact),
  };
}

/** A move in units of the trade’s risk: its risk amount, or else what its stop says; null for a trade without both. */
export function moveInR({ cents }: Move, entry: JournalEntry): number | null {
  const risk = entry.riskAmount !== null && entry.riskAmount > 0 ? entry.riskAmount : riskFromStop(entry);
  return risk === null ? null : cents / 100 / risk;
}

/** What a trade made before fees as a share of its largest gain; null without a gain. */
export function keptShare({ entry, excursion }: MeasuredTrade): number | null {
  const { cents } = excursion.favorable;
  return cents === 0 ? null : grossCents(entry) / cents;
}

function keptOf(winners: readonly MeasuredTrade[]): ExcursionStatistics['kept'] {
  const most = sum(winners.map(({ excursion }) => excursion.favorable.cents));
  return {
    n: winners.length,
    share: most === 0 ? null : sum(winners.map(({ entry }) => grossCents(entry))) / most,
    isExact: winners.every(({ excursion }) => excursion.favorable.isExact),
  };
}

function grossCents({ pnl, fees }: JournalEntry): number {
  return Math.round(100 * ((pnl ?? 0) + fees));
}
