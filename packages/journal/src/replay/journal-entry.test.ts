import { expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { toJournalEntry } from './journal-entry.ts';
import { replayLog } from './session.ts';

it('a replayed trade keeps its fills, its R and the rules that it broke, and counts in no amount of money', () => {
  const bars = [100, 100, 103, 106, 106].map((close, index, closes) => {
    const open = closes[index - 1] ?? close;
    return { open, close, high: Math.max(open, close) + 0.1, low: Math.min(open, close) - 0.1 };
  });
  const settings = { shownAtStart: 1, decimals: 2, accountCents: 1_000_000, costBasisPoints: 5 };
  const buy: Decision = { kind: 'open', direction: 'long', entry: null, stop: 95, target: 110, size: 10 };
  const next: Decision = { kind: 'advance' };
  const moved: Decision = { kind: 'move-stop', stop: 90 };
  const log: Decision[] = [buy, next, moved, { kind: 'resize', size: 20 }, next, { kind: 'close' }, next];
  const [trade] = replayLog({ ...settings, bars }, log).trades;
  if (trade === undefined) throw new Error('There is a trade.');
  const facts = { id: '1', date: '2026-03-02', symbol: 'SPY', timeframe: '1D' as const, privateNotes: 'Notes' };
  expect(toJournalEntry(trade, facts)).toMatchObject({
    ...facts,
    stage: 'replay',
    tags: ['replay'],
    entryPrice: 100,
    exitPrice: 103,
    positionSize: 20,
    pnl: trade.pnlCents / 100,
    rMultiple: trade.r,
    fees: 2.03,
    riskAmount: 50,
    stopLoss: 95,
    winLoss: 'win',
    brokenRules: ['moved-stop', 'exited-early'],
  });
});
