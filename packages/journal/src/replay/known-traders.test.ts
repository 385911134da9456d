import { createRandom, type Random } from '@wickwise/statistics/random';
import { describe, expect, it } from 'vitest';
import type { ReplayBar } from './bar.ts';
import { affordableSize } from './money.ts';
import { createRandomTraders } from './random-traders.ts';
import { decide, startReplay } from './session.ts';
import { equityNow, lastBar, type ReplayState, signOf } from './state.ts';
import { judgeReplay, type ReplayVerdict } from './verdict.ts';

const SHOWN = 20;
const PLAYED = 250;
/** Enough for an interval of a few hundredths; the screen draws 10,000. */
const DRAWN = 1000;

/** A walk without memory, with gaps, and a drift in whichever direction `random` chose. */
function randomWalk(random: Random): ReplayBar[] {
  const drift = (random() - 0.5) * 0.2;
  const step = () => (random() + random() + random() - 1.5) * 1.4;
  let close = 100;
  return Array.from({ length: SHOWN + PLAYED }, () => {
    const open = Math.max(20, close + 0.4 * step());
    close = Math.max(20, open + step() + drift);
    const high = Math.max(open, close) + Math.abs(0.5 * step());
    const low = Math.min(open, close) - Math.abs(0.5 * step());
    return toHundredths({ open, high, low, close });
  });
}

function toHundredths({ open, high, low, close }: ReplayBar): ReplayBar {
  const round = (price: number) => Math.round(price * 100) / 100;
  return { open: round(open), high: round(high), low: round(low), close: round(close) };
}

type Trader = (state: ReplayState, random: Random) => ReplayState;

function play(trader: Trader, seed: number): ReplayState {
  const random = createRandom(seed);
  const bars = randomWalk(random);
  let state = startReplay({ bars, shownAtStart: SHOWN, decimals: 2, accountCents: 10_000_000, costBasisPoints: 2 });
  while (!state.isEnded) state = decide(trader(state, random), { kind: 'advance' });
  return state;
}

function verdictOn(state: ReplayState, seed: number): ReplayVerdict {
  const traders = createRandomTraders(state, createRandom(seed));
  traders.draw(DRAWN);
  return judgeReplay(state.trades.length, traders.comparison());
}

interface Order {
  state: ReplayState;
  direction: 'long' | 'short';
  stopDistance: number;
  targetDistance: number | null;
  share?: number;
}

function order({ state, direction, stopDistance, targetDistance, share = 0.4 }: Order): ReplayState {
  const { close } = lastBar(state);
  const at = (distance: number) => Math.round((close + signOf(direction) * distance) * 100) / 100;
  const size = Math.floor(share * affordableSize(equityNow(state), close));
  const target = targetDistance === null ? null : at(targetDistance);
  return decide(state, { kind: 'open', direction, entry: null, stop: at(-stopDistance), target, size });
}

const isFlat = ({ order, position }: ReplayState) => order === null && position === null;
const coin = (random: Random) => (random() < 0.5 ? 'long' : 'short');

/** Tosses a coin for everything: whether to trade, on which side, how far the stop is, and when to leave early. */
const randomTrader: Trader = (state, random) => {
  if (state.position && random() < 0.1) return decide(state, { kind: 'close' });
  if (!isFlat(state) || random() > 0.4) return state;
  const stopDistance = 0.8 + random();
  const targetDistance = random() < 0.5 ? null : stopDistance * (1 + random());
  return order({ state, direction: coin(random), stopDistance, targetDistance, share: 0.2 + 0.6 * random() });
};

/** Sees the close of the next bar and trades in its direction for that bar. */
const clairvoyant: Trader = (state, random) => {
  if (state.position) return decide(state, { kind: 'close' });
  const next = state.setup.bars[state.shown];
  if (!isFlat(state) || next === undefined || random() > 0.3) return state;
  const direction = next.close > next.open ? 'long' : 'short';
  return order({ state, direction, stopDistance: 3, targetDistance: null });
};

/** Takes small gains and lets losses run to a far stop, so that most trades win by chance. */
const smallGains: Trader = (state, random) => {
  if (!isFlat(state) || random() > 0.5) return state;
  return order({ state, direction: coin(random), stopDistance: 5, targetDistance: 0.7 });
};

/** How often each verdict was given in 100 runs. */
function verdictsOn(trader: Trader): Record<string, number> {
  const verdicts = { skill: 0, luck: 0, 'too-few': 0 };
  for (let run = 1; run <= 100; run++) verdicts[verdictOn(play(trader, run), run).kind]++;
  return verdicts;
}

describe('the verdict on known traders', () => {
  it('a random trader is called lucky in at least 95 of 100 runs', () => {
    const { luck, 'too-few': tooFew } = verdictsOn(randomTrader);
    expect(luck).toBeGreaterThanOrEqual(95);
    expect(tooFew).toBe(0);
  });

  it('a trader who sees the next bar is called skilled in 100 of 100 runs', () => {
    expect(verdictsOn(clairvoyant)).toEqual({ skill: 100, luck: 0, 'too-few': 0 });
  });

  it('a random trader with many small gains and rare large losses is called skilled in at most 5 of 100 runs', () => {
    expect(verdictsOn(smallGains).skill).toBeLessThanOrEqual(5);
  });

  it('19 trades are too few, even of one who sees the next bar', () => {
    const state = play(clairvoyant, 1);
    const first = (count: number) => ({ ...state, trades: state.trades.slice(0, count) });
    expect(verdictOn(first(19), 1)).toEqual({ kind: 'too-few', trades: 19 });
    expect(verdictOn(first(20), 1)).toMatchObject({ kind: 'skill', trades: 20, randomTraders: DRAWN });
  });
});
