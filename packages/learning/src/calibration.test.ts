import { createRandom } from '@wickwise/statistics/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brierScore, calibrate as calibrateFrom } from './calibration.ts';
import type { ConfidentAnswer } from './calibration-verdict.ts';

/** `count` answers given with the same confidence; the first `right` of them are correct. */
function answers(confidence: number, right: number, count: number) {
  return Array.from({ length: count }, (_, place) => ({ confidence, isCorrect: place < right }));
}

const calibrate = (given: readonly ConfidentAnswer[]) =>
  calibrateFrom(given, { adviceFrom: 30, random: createRandom(1) });

describe('calibrate', () => {
  it('calibration is empty without answers', () => {
    expect(calibrate([])).toEqual({ answers: 0, bins: [], overall: null, brierScore: null, verdict: null });
  });

  it('certainty belongs to the last bin, and empty bins are left out', () => {
    const { bins } = calibrate([
      ...answers(50, 1, 2),
      ...answers(59, 1, 1),
      ...answers(90, 1, 1),
      ...answers(100, 0, 1),
    ]);
    expect(bins.map(({ from, to, answers: n, correct }) => [from, to, n, Math.round(correct)])).toEqual([
      [50, 59, 3, 67],
      [90, 100, 2, 50],
    ]);
    expect(bins[0]?.confidence).toBe(53);
    expect(bins[1]?.confidence).toBe(95);
  });

  it('calibration gives no advice on too few answers', () => {
    expect(calibrate(answers(100, 0, 29)).verdict).toBeNull();
    expect(calibrate(answers(100, 0, 30)).verdict).toBe('overconfident');
  });

  it('every answer right at 100% sure is calibrated, and so is one wrong answer among many', () => {
    for (let count = 30; count <= 200; count += 10) {
      expect(calibrate(answers(100, count, count)).verdict).toBe('calibrated');
    }
    expect(calibrate(answers(100, 199, 200)).verdict).toBe('calibrated');
    expect(calibrate(answers(100, 27, 30)).verdict).toBe('overconfident');
  });

  it('answers that are right on average, but the less the surer, are uneven', () => {
    expect(calibrate([...answers(60, 45, 50), ...answers(90, 30, 50)]).verdict).toBe('uneven');
    expect(calibrate([...answers(60, 30, 50), ...answers(90, 45, 50)]).verdict).toBe('calibrated');
  });

  it('confidence that is too high on average is overconfident, even if it is wrong for the surest answers only', () => {
    expect(calibrate([...answers(60, 30, 50), ...answers(95, 35, 50)]).verdict).toBe('overconfident');
  });

  it.each([30, 100, 300])('a calibrated learner of %i answers is told otherwise in at most 5 of 100', (count) => {
    const random = createRandom(count);
    const learners = 200;
    const said = [50, 60, 70, 80, 90, 99, 100];
    let wrong = 0;
    for (let learner = 0; learner < learners; learner++) {
      const given = Array.from({ length: count }, (): ConfidentAnswer => {
        const confidence = said[Math.floor(random() * said.length)] ?? 50;
        return { confidence, isCorrect: random() < confidence / 100 };
      });
      if (calibrate(given).verdict !== 'calibrated') wrong++;
    }
    expect(wrong / learners).toBeLessThanOrEqual(0.05);
  });

  it.each([
    [80, 32, 40, 'calibrated'],
    [80, 20, 40, 'overconfident'],
    [50, 36, 40, 'underconfident'],
  ])('at %i%%, %i of %i right is %s', (confidence, right, count, verdict) => {
    expect(calibrate(answers(confidence, right, count)).verdict).toBe(verdict);
  });
});

describe('brierScore', () => {
  it.each([
    ['certain and right', answers(100, 1, 1), 0],
    ['certain and wrong', answers(100, 0, 1), 1],
    ['a coin', answers(50, 3, 7), 0.25],
    ['80% sure, four of five right', answers(80, 4, 5), 0.16],
  ])('brierScore of %s is %d', (_name, given, score) => {
    expect(brierScore(given)).toBeCloseTo(score, 12);
  });

  it('brierScore is lowest for the confidence that is the share of right answers', () => {
    const share = fc.integer({ min: 50, max: 100 });
    fc.assert(
      fc.property(share, share, (right, other) => {
        const honest = brierScore(answers(right, right, 100)) ?? 1;
        expect(honest).toBeLessThanOrEqual((brierScore(answers(other, right, 100)) ?? 0) + 1e-12);
      }),
    );
  });
});
