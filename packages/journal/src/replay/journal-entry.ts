import { type JournalEntry, newEntry, type Timeframe } from '../entry.ts';
import type { Fill } from '../fill.ts';
import { withResult } from '../profit.ts';
import { brokenRulesOf } from './broken-rules.ts';
import type { ReplayTrade } from './state.ts';

/** The tag by which the trades of replays are found in the journal. */
export const REPLAY_TAG = 'replay';

interface EntryFacts extends Pick<JournalEntry, 'id' | 'date' | 'symbol' | 'privateNotes'> {
  readonly timeframe: Timeframe;
}

/**
 * A trade of a replay as a journal entry: in the stage `replay`, so that no money statistic counts it. Its
 * prices are those of the replay, which begin at 100; size and profit fit them.
 */
export function toJournalEntry(trade: ReplayTrade, facts: EntryFacts): JournalEntry {
  const { plan, fills } = trade;
  const entries = fills.filter(({ side }) => side === fills[0]?.side);
  const exits = fills.filter(({ side }) => side !== fills[0]?.side);
  return withResult({
    ...newEntry(facts),
    ...facts,
    stage: 'replay',
    tags: [REPLAY_TAG],
    tradeType: 'swing',
    direction: plan.direction,
    currency: 'USD',
    entryPrice: averagePrice(entries),
    exitPrice: averagePrice(exits),
    positionSize: sizeOf(entries),
    fees: Math.round(100 * fills.reduce((sum, { fees }) => sum + fees, 0)) / 100,
    riskAmount: plan.riskCents / 100,
    stopLoss: plan.stop,
    takeProfit: plan.target,
    reasonForEntry: `Blind replay, bars ${(fills[0]?.bar ?? plan.decidedAt) + 1} to ${(fills.at(-1)?.bar ?? plan.decidedAt) + 1}`,
    fills: fills.map(({ side, price, size, fees }) => ({ side, price, size, fees })),
    brokenRules: brokenRulesOf(trade),
  });
}

function sizeOf(fills: readonly Fill[]): number {
  return fills.reduce((sum, { size }) => sum + size, 0);
}

/** Weighted by size, with as many digits as a price is shown with. */
function averagePrice(fills: readonly Fill[]): number {
  const worth = fills.reduce((sum, { price, size }) => sum + price * size, 0);
  return Number((worth / sizeOf(fills)).toFixed(4));
}
