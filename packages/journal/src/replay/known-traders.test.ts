import { createRandom } from '@wickwise/statistics/random';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../fixtures/driftless-market.ts';
import { foresees, playReplay, type Trader } from '../../fixtures/replay-traders.ts';
import { unskilledTraders } from '../../fixtures/unskilled-traders.ts';
import { judgeReplay, type ReplayVerdict, VERDICT_POWER } from './verdict.ts';

/** How often each verdict was given in as many replays on a calm market, and as many on one with clusters. */
function verdictsOn(trader: Trader, replays: number): Record<ReplayVerdict['kind'], number> {
  const verdicts = { skill: 0, luck: 0, 'wrong-side': 0, 'too-few': 0 };
  const random = createRandom(1);
  for (const market of MARKETS) {
    for (let replay = 0; replay < replays; replay++) verdicts[judgeReplay(playReplay(trader, market, random)).kind]++;
  }
  return verdicts;
}

describe('the verdict on known traders', () => {
  it.each(Object.entries(unskilledTraders))('one who %s passes in at most 5 of 100 judged replays', (_, trader) => {
    const { skill, luck, 'wrong-side': wrongSide } = verdictsOn(trader, 60);
    const judged = skill + luck + wrongSide;
    expect(judged).toBeGreaterThan(20);
    expect(skill / judged).toBeLessThanOrEqual(0.05);
    expect(wrongSide / judged).toBeLessThanOrEqual(0.05);
  });

  it('a trader who sees the next bar is called skilled in all of 100 replays, and one who takes the other side, wrong', () => {
    expect(verdictsOn(foresees(1, 80), 50).skill).toBe(100);
    expect(verdictsOn(foresees(0, 80), 50)['wrong-side']).toBe(100);
  });

  it.each(VERDICT_POWER.found)(
    'a trader who foresees $foreseen of 100 bars is found about as often as the screen says',
    ({ foreseen, of100 }) => {
      const { skill } = verdictsOn(foresees(foreseen / 100, VERDICT_POWER.trades), 150);
      // Two standard deviations of a count of 300.
      expect(Math.abs(skill - 3 * of100)).toBeLessThan(2 * Math.sqrt(3 * of100 * (1 - of100 / 100)));
    },
  );

  it('19 trades are too few, even of one who sees the next bar', () => {
    const after = (trades: number) => judgeReplay(playReplay(foresees(1, trades), 'calm', createRandom(1)));
    expect(after(19)).toEqual({ kind: 'too-few', trades: 19 });
    expect(after(20)).toMatchObject({ kind: 'skill', trades: 20 });
  });
});
