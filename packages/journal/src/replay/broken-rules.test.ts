import { expect, it } from 'vitest';
import { brokenRulesOf, replayDecisions } from './broken-rules.ts';
import type { Decision } from './decision.ts';
import { replayLog } from './session.ts';

const bars = [100, 100, 103, 106, 106, 94].map((close, index, closes) => {
  const open = closes[index - 1] ?? close;
  return { open, close, high: Math.max(open, close) + 0.1, low: Math.min(open, close) - 0.1 };
});
const settings = { bars, shownAtStart: 1, decimals: 2, accountCents: 1_000_000, costBasisPoints: 0 };
const buy: Decision = { kind: 'open', direction: 'long', entry: null, stop: 95, target: 105, size: 10 };
const next: Decision = { kind: 'advance' };
const close: Decision = { kind: 'close' };

function tradeOf(...log: readonly Decision[]) {
  const [trade] = replayLog(settings, log).trades;
  if (trade === undefined) throw new Error('There is a trade.');
  return trade;
}

it.each<[what: string, log: Decision[], broken: string[], kept: Record<string, boolean>]>([
  ['held to its target', [buy, next, next, next], [], { 'trade-risk': true, 'trade-exit': true }],
  ['closed before it', [buy, next, close, next], ['exited-early'], { 'trade-risk': true, 'trade-exit': false }],
  ['closed by hand without a target', [{ ...buy, target: null }, next, close, next], [], { 'trade-risk': true }],
  ['open at the end', [buy, next, { kind: 'finish' }], [], { 'trade-risk': true }],
  [
    'held with its stop moved away',
    [buy, next, { kind: 'move-stop', stop: 90 }, next, next],
    ['moved-stop'],
    { 'trade-risk': false, 'trade-exit': true },
  ],
  [
    'stopped out at a stop moved closer',
    [{ ...buy, target: 120 }, next, next, next, { kind: 'move-stop', stop: 100 }, next, next],
    [],
    { 'trade-risk': true, 'trade-exit': true },
  ],
])('a trade %s', (_, log, broken, kept) => {
  const trade = tradeOf(...log);
  expect(brokenRulesOf(trade)).toEqual(broken);
  expect(Object.fromEntries(replayDecisions(trade).map(({ topic, isKept }) => [topic, isKept]))).toEqual(kept);
});
