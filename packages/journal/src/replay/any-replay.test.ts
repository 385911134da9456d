import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReplayBar } from './bar.ts';
import { type Decision, findDecisionProblem } from './decision.ts';
import { decide, replayLog, startReplay } from './session.ts';
import { equityNow } from './state.ts';

const settings = { shownAtStart: 1, decimals: 2, accountCents: 1_000_000, costBasisPoints: 0 };

const price = fc.integer({ min: 9000, max: 11_000 }).map((cents) => cents / 100);
const bar = fc.array(price, { minLength: 4, maxLength: 4 }).map((prices): ReplayBar => {
  const [low = 0, open = 0, close = 0, high = 0] = prices.toSorted((a, b) => a - b);
  return (prices[0] ?? 0) > 100 ? { open, high, low, close } : { open: close, high, low, close: open };
});
const decision: fc.Arbitrary<Decision> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Decision>({ kind: 'advance' }) },
  fc.record({
    kind: fc.constant('open' as const),
    direction: fc.constantFrom('long' as const, 'short' as const),
    entry: fc.option(price),
    stop: price,
    target: fc.option(price),
    size: fc.integer({ min: 1, max: 90 }),
  }),
  fc.record({ kind: fc.constant('move-stop' as const), stop: price }),
  fc.record({ kind: fc.constant('move-target' as const), target: fc.option(price) }),
  fc.record({ kind: fc.constant('resize' as const), size: fc.integer({ min: 1, max: 90 }) }),
  fc.constantFrom<Decision>({ kind: 'close' }, { kind: 'cancel' }),
);

it('the account of a replay is its starting balance plus what its trades made, and every fill lies within its bar', () => {
  const runs = fc.tuple(fc.array(bar, { minLength: 2, maxLength: 30 }), fc.array(decision, { maxLength: 60 }));
  fc.assert(
    fc.property(runs, ([bars, decisions]) => {
      const setup = { ...settings, bars, costBasisPoints: 5 };
      const log: Decision[] = [];
      let state = startReplay(setup);
      for (const candidate of [...decisions, { kind: 'finish' } as const]) {
        if (findDecisionProblem(state, candidate)) continue;
        log.push(candidate);
        state = decide(state, candidate);
      }
      expect(state.isEnded).toBe(true);
      expect(replayLog(setup, log)).toEqual(state);
      const made = state.trades.reduce((sum, { pnlCents }) => sum + pnlCents, 0);
      expect(equityNow(state)).toBe(setup.accountCents + made);
      expect(state.equityCents).toHaveLength(state.shown);
      for (const fill of state.trades.flatMap(({ fills }) => fills)) {
        const { low = 0, high = 0 } = bars[fill.bar] ?? {};
        expect(fill.price).toBeGreaterThanOrEqual(low);
        expect(fill.price).toBeLessThanOrEqual(high);
      }
      for (const { fills } of state.trades) {
        expect(fills.reduce((sum, { side, size }) => sum + (side === 'buy' ? size : -size), 0)).toBe(0);
      }
    }),
  );
});

it('later bars change nothing that was already shown', () => {
  const bars = fc.array(bar, { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(bars, bars, fc.array(decision, { maxLength: 12 }), (known, other, decisions) => {
      const play = (future: readonly ReplayBar[]) => {
        const first = { open: 100, high: 101, low: 99, close: 100 };
        let state = startReplay({ ...settings, bars: [first, ...known, ...future] });
        for (const one of decisions) if (!findDecisionProblem(state, one)) state = decide(state, one);
        const { setup: _, ...rest } = state;
        return rest;
      };
      expect(play(known)).toEqual(play(other));
    }),
  );
});
