import { describe, expect, it } from 'vitest';
import { rateScore, scorePatterns } from './pattern-score.ts';

/** Answers about one pattern as a picture, oldest first: `x` right, `-` wrong. */
function scoreOf(picture: string) {
  const [score] = scorePatterns([...picture].map((mark) => ({ patternId: 'hammer', isCorrect: mark === 'x' })));
  return score;
}

describe('scorePatterns', () => {
  it('each pattern has its own share, sample and interval', () => {
    const right = { patternId: 'doji', isCorrect: true };
    const wrong = { patternId: 'hammer', isCorrect: false };
    const [doji, hammer] = scorePatterns([right, wrong, right, { ...wrong, isCorrect: true }, right]);
    expect(doji).toMatchObject({ patternId: 'doji', correct: 3, attempts: 3, percent: 100, trend: 'flat' });
    expect(hammer).toMatchObject({ patternId: 'hammer', correct: 1, attempts: 2, percent: 50 });
    // Wilson, 3 of 3: 3 / (3 + 1.96²).
    expect(doji?.interval.low).toBeCloseTo(0.4385, 4);
    expect(doji?.interval.high).toBe(1);
  });

  it('scorePatterns returns nothing without answers', () => {
    expect(scorePatterns([])).toEqual([]);
  });

  it.each([
    ['xxxx-----', 'flat'],
    ['-----xxxxx', 'improving'],
    ['xxxxx----x', 'declining'],
    ['xx---x-x--', 'flat'],
    ['xxxxx-----xxxxx', 'improving'],
  ])('the trend of %s is %s', (picture, trend) => {
    expect(scoreOf(picture)?.trend).toBe(trend);
  });
});

describe('rateScore', () => {
  const limits = { fromAttempts: 3, weakBelowPercent: 70, strongFromPercent: 85 };

  it.each([
    ['--', null],
    ['---', 'weak'],
    ['xx-', 'weak'],
    ['xxxxxxx---', null],
    ['xxxxxx----', 'weak'],
    ['xx', null],
    ['xxx', 'strong'],
    // 23 of 33 are 69.7%, shown as 70%.
    [`${'x'.repeat(23)}${'-'.repeat(10)}`, null],
    // 11 of 13 are 84.6%, shown as 85%.
    [`${'x'.repeat(11)}--`, 'strong'],
    ['xxxxx-', null],
    ['xxxxxxxxxxxxxxxxx---', 'strong'],
  ])('a score of %s is rated %s', (picture, rating) => {
    expect(rateScore(scoreOf(picture) ?? { percent: 0, attempts: 0 }, limits)).toBe(rating);
  });
});
