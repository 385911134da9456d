import { describe, expect, it } from 'vitest';
import type { ReplayBar } from './bar.ts';
import { type Decision, findDecisionProblem } from './decision.ts';
import { DecisionError, decide, replayLog } from './session.ts';
import type { ReplaySetup } from './state.ts';

/** `open high low close`, one bar after the other. */
function barsFrom(text: string): ReplayBar[] {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [open = 0, high = 0, low = 0, close = 0] = line.split(/\s+/).map(Number);
      return { open, high, low, close };
    });
}

/** One bar is on the chart, and nothing costs anything unless a test says so. */
function setupFrom(text: string, settings: Partial<ReplaySetup> = {}): ReplaySetup {
  const bars = barsFrom(text);
  return { bars, shownAtStart: 1, decimals: 2, accountCents: 1_000_000, costBasisPoints: 0, ...settings };
}

const buy: Decision = { kind: 'open', direction: 'long', entry: null, stop: 95, target: 110, size: 10 };
const sell: Decision = { kind: 'open', direction: 'short', entry: null, stop: 105, target: 90, size: 10 };
const next: Decision = { kind: 'advance' };

/** The only trade of a log, as price, moment, reason and profit. */
function tradeOf(setup: ReplaySetup, ...log: readonly Decision[]) {
  const [trade] = replayLog(setup, log).trades;
  const fill = trade?.fills.at(-1);
  return trade && [fill?.price, fill?.moment, trade.exit, trade.pnlCents, trade.r];
}

describe('fills', () => {
  it('a market order fills at the next open', () => {
    const state = replayLog(setupFrom('100 101 99 100\n 101 102 100 101\n 101 102 100 101'), [buy, next]);
    expect(state.position?.fills).toEqual([
      { side: 'buy', price: 101, size: 10, fees: 0, bar: 1, moment: 'open', reason: 'entry' },
    ]);
    expect(state.order).toBeNull();
  });

  it('a stop fills at its price when the bar trades through it', () => {
    expect(tradeOf(setupFrom('100 101 99 100\n 100 101 94 96'), buy, next)).toEqual([95, 'inside', 'stop', -5000, -1]);
    expect(tradeOf(setupFrom('100 101 99 100\n 100 106 99 104'), sell, next)).toEqual([
      105,
      'inside',
      'stop',
      -5000,
      -1,
    ]);
  });

  it('a gap through the stop fills at the open', () => {
    const setup = setupFrom('100 101 99 100\n 100 101 99 100\n 92 93 91 92');
    expect(tradeOf(setup, buy, next, next)).toEqual([92, 'open', 'stop', -8000, -1.6]);
  });

  it('a gap through the target fills at the better open', () => {
    const setup = setupFrom('100 101 99 100\n 100 101 99 100\n 88 89 87 88');
    expect(tradeOf(setup, sell, next, next)).toEqual([88, 'open', 'target', 12000, 2.4]);
  });

  it('the stop wins when one bar touches both stop and target', () => {
    expect(tradeOf(setupFrom('100 101 99 100\n 100 111 94 105'), buy, next)).toEqual([95, 'inside', 'stop', -5000, -1]);
  });

  it('a market order that opens beyond its own stop is closed there', () => {
    expect(tradeOf(setupFrom('100 101 99 100\n 94 96 93 95'), buy, next)).toEqual([94, 'open', 'stop', 0, 0]);
  });

  it('a limit waits for its price, and fills better at an open beyond it', () => {
    const limit: Decision = { ...buy, entry: 98 };
    const setup = setupFrom('100 101 99 100\n 100 101 99 100\n 97 99 96 98\n 98 99 97 98');
    expect(replayLog(setup, [limit, next]).order?.orderType).toBe('limit');
    expect(replayLog(setup, [limit, next, next]).position?.fills[0]).toMatchObject({ price: 97, moment: 'open' });
  });

  it('a stop order buys above the market, and worse at an open beyond it', () => {
    const breakout: Decision = { ...buy, entry: 102 };
    const inside = setupFrom('100 101 99 100\n 101 103 100 102\n 102 103 101 102');
    expect(replayLog(inside, [breakout, next]).position).toMatchObject({
      plan: { orderType: 'stop' },
      fills: [{ price: 102, moment: 'inside' }],
    });
    const gap = setupFrom('100 101 99 100\n 104 105 103 104\n 104 105 103 104');
    expect(replayLog(gap, [breakout, next]).position?.fills[0]).toMatchObject({ price: 104, moment: 'open' });
  });

  it('in the bar of a limit fill the target counts only when the bar closes beyond it', () => {
    const limit: Decision = { ...buy, entry: 98, target: 103 };
    const before = setupFrom('100 101 99 100\n 102 104 97 99\n 99 100 98 99');
    expect(replayLog(before, [limit, next]).trades).toEqual([]);
    const after = setupFrom('100 101 99 100\n 102 104 97 104');
    expect(tradeOf(after, limit, next)).toEqual([103, 'inside', 'target', 5000, 5 / 3]);
  });

  it('a trade that is open at the end is closed at the last close', () => {
    expect(tradeOf(setupFrom('100 101 99 100\n 100 104 99 103'), buy, next)).toEqual([103, 'close', 'end', 3000, 0.6]);
  });
});

describe('decisions', () => {
  const calm = '100 101 99 100\n'.repeat(6);

  it('closing and a new size fill at the next open, and can be withdrawn before it', () => {
    const log: Decision[] = [buy, next, { kind: 'resize', size: 15 }, next];
    expect(replayLog(setupFrom(calm), log).position).toMatchObject({
      size: 15,
      changes: [{ bar: 1, what: 'size', from: 10, to: 15 }],
      fills: [{ size: 10 }, { side: 'buy', size: 5, bar: 2, reason: 'resize' }],
    });
    expect(replayLog(setupFrom(calm), [buy, next, { kind: 'close' }, next]).trades[0]?.exit).toBe('closed');
    const takenBack: Decision[] = [buy, next, { kind: 'close' }, { kind: 'cancel' }, next];
    expect(replayLog(setupFrom(calm), takenBack).trades).toEqual([]);
  });

  it('moved stops and targets take effect from the next bar on, and each is kept', () => {
    const setup = setupFrom('100 101 99 100\n 100 101 99 100\n 100 101 97.5 100\n 100 101 99 100');
    const log: Decision[] = [buy, next, { kind: 'move-stop', stop: 98 }, { kind: 'move-target', target: null }, next];
    const [trade] = replayLog(setup, log).trades;
    expect(trade).toMatchObject({ exit: 'stop', pnlCents: -2000, plan: { stop: 95, target: 110 } });
    expect(trade?.changes).toEqual([
      { bar: 1, what: 'stop', from: 95, to: 98 },
      { bar: 1, what: 'target', from: 110, to: null },
    ]);
  });

  it('moving a line step by step within one bar counts as one move, and moving it back as none', () => {
    const stops = (...prices: number[]): Decision[] => prices.map((stop) => ({ kind: 'move-stop', stop }));
    const changesAfter = (...prices: number[]) =>
      replayLog(setupFrom(calm), [buy, next, ...stops(...prices)]).position?.changes;
    expect(changesAfter(96, 97, 98)).toEqual([{ bar: 1, what: 'stop', from: 95, to: 98 }]);
    expect(changesAfter(96, 95)).toEqual([]);
  });

  it('every fill pays its cost, rounded to a cent', () => {
    const setup = setupFrom('100 101 99 100\n 100 101 99 100\n 100 104 99 103', { costBasisPoints: 5 });
    // 10 × 100 × 0.05% = 0.50 and 10 × 103 × 0.05% = 0.515.
    expect(replayLog(setup, [buy, next, next]).trades[0]).toMatchObject({
      pnlCents: 3000 - 50 - 52,
      fills: [{ fees: 0.5 }, { fees: 0.52 }],
    });
  });

  it('an order and a larger size leave the cost of their fill, and a smaller size needs no money', () => {
    const setup = setupFrom(calm, { costBasisPoints: 5 });
    const problemOf = (log: Decision[], decision: Decision) => findDecisionProblem(replayLog(setup, log), decision);
    expect(problemOf([], { ...buy, size: 99 })).toBeNull();
    expect(problemOf([], { ...buy, size: 100 })).toBe('size-beyond-account');
    const half: Decision[] = [{ ...buy, size: 50 }, next];
    expect(problemOf(half, { kind: 'resize', size: 99 })).toBeNull();
    expect(problemOf(half, { kind: 'resize', size: 100 })).toBe('size-beyond-account');
    const under = setupFrom('100 101 99 100\n 100 104 99 104\n 104 104 103 104', { costBasisPoints: 5 });
    const short = replayLog(under, [{ ...sell, size: 99 }, next]);
    expect(findDecisionProblem(short, { kind: 'resize', size: 98 })).toBeNull();
  });

  it('a log of sizes that left nothing for their costs can be read', () => {
    const setup = setupFrom(calm, { costBasisPoints: 5 });
    expect(replayLog(setup, [{ ...buy, size: 100 }, next]).position?.size).toBe(100);
    expect(replayLog(setup, [{ ...buy, size: 99 }, next, { kind: 'resize', size: 100 }, next]).position?.size).toBe(
      100,
    );
  });

  it.each([
    ['not-flat', [buy], sell],
    ['stop-on-wrong-side', [], { ...buy, stop: 101 }],
    ['stop-on-wrong-side', [buy, next], { kind: 'move-stop', stop: 100 }],
    ['target-on-wrong-side', [], { ...sell, target: 101 }],
    ['target-on-wrong-side', [buy, next], { kind: 'move-target', target: 99 }],
    ['stop-too-close', [], { ...buy, stop: 99.9999, size: 1 }],
    ['size-invalid', [], { ...buy, size: 1.5 }],
    ['size-invalid', [buy, next], { kind: 'resize', size: 10 }],
    ['size-beyond-account', [], { ...buy, size: 101 }],
    ['price-invalid', [], { ...buy, stop: Number.NaN }],
    ['no-position', [buy], { kind: 'close' }],
    ['nothing-to-cancel', [], { kind: 'cancel' }],
    ['replay-ended', [{ kind: 'finish' }], next],
  ] satisfies [string, Decision[], Decision][])('%s after %j is refused', (problem, log, decision) => {
    const state = replayLog(setupFrom(calm), log);
    expect(findDecisionProblem(state, decision)).toBe(problem);
    expect(() => decide(state, decision)).toThrow(DecisionError);
  });
});
