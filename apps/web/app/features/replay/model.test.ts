import { decide, startReplay } from '@wickwise/journal/replay/session';
import { expect, test } from 'vitest';
import { clampToClose, fillMarks, linesOf, moveDraftLine, newDraft, openR, orderOf } from './model.ts';

/** Bars from 98 to 102 that close at 100. */
const bars = Array.from({ length: 30 }, () => ({ open: 100, high: 102, low: 98, close: 100 }));
const state = startReplay({ bars, shownAtStart: 20, decimals: 2, accountCents: 10_000_000, costBasisPoints: 0 });
const long = newDraft(state, { direction: 'long', riskPercent: 1 });

test('a new plan has its stop two mean ranges away and its target at twice the risk', () => {
  expect(long).toEqual({ direction: 'long', riskPercent: 1, entry: null, stop: 92, target: 116 });
  expect(newDraft(state, { direction: 'short', riskPercent: 1 })).toMatchObject({ stop: 108, target: 84 });
});

test('the size follows from the risk, and the account caps it', () => {
  expect(orderOf(state, long)).toMatchObject({ kind: 'open', entry: null, size: 125 });
  expect(orderOf(state, { ...long, stop: 99.9 })).toMatchObject({ size: 1000 });
  expect(orderOf(state, { ...long, stop: 100 })).toMatchObject({ size: 0 });
});

test('the whole plan moves with its entry, and the other lines stay on their sides of it', () => {
  const moved = moveDraftLine(state, long, { line: 'entry', price: 98.004 });
  expect(moved).toMatchObject({ entry: 98, stop: 90, target: 114 });
  expect(moveDraftLine(state, moved, { line: 'stop', price: 99 }).stop).toBe(97.99);
  expect(moveDraftLine(state, moved, { line: 'target', price: 90 }).target).toBe(98.01);
  const short = newDraft(state, { direction: 'short', riskPercent: 1 });
  expect(moveDraftLine(state, short, { line: 'stop', price: 90 }).stop).toBe(100.01);
});

test('a draft’s lines can be moved, an order’s cannot, and an open trade’s entry is fixed', () => {
  expect(linesOf(state, null)).toBeNull();
  expect(linesOf(state, long)).toMatchObject({ from: 19, entry: 100, movable: ['entry', 'stop', 'target'] });
  const ordered = decide(state, orderOf(state, long));
  expect(linesOf(ordered, null)).toMatchObject({ from: 19, movable: [] });
  const open = decide(ordered, { kind: 'advance' });
  const lines = linesOf(open, null);
  expect(lines).toMatchObject({ from: 20, entry: 100, stop: 92, movable: ['stop', 'target'] });
  if (lines === null) throw new Error('An open trade has lines.');
  expect(clampToClose(open, lines, { line: 'stop', price: 105 })).toBe(99.99);
  expect(clampToClose(open, lines, { line: 'target', price: 105.123 })).toBe(105.12);
});

test('the marks of the newest three trades show what each made, and an open trade its result so far', () => {
  const buy = { kind: 'open', direction: 'long', entry: null, stop: 97, target: null, size: 10 } as const;
  const trade = [buy, { kind: 'advance' }, { kind: 'close' }, { kind: 'advance' }] as const;
  const log = [...trade, ...trade, ...trade, ...trade, buy, { kind: 'advance' } as const];
  const { position, trades } = log.reduce(decide, state);
  expect(fillMarks({ position, trades }).map(({ side, r }) => [side, r])).toEqual([
    ['buy', null],
    ['sell', null],
    ...[1, 2, 3].flatMap(() => [
      ['buy', null],
      ['sell', 0],
    ]),
    ['buy', null],
  ]);
  if (position === null) throw new Error('A trade is open.');
  expect(openR(position, 104.5)).toBe(1.5);
});
