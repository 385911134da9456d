import type { CountedRate } from '@wickwise/contract/lesson/evidence';
import { describe, expect, it } from 'vitest';
import { patterns } from '../patterns.ts';
import { evidenceOf } from './evidence.ts';
import type { PublishedRate } from './published-rate.ts';
import { verdictOn } from './verdict.ts';

function published(percent: number, rate: Partial<PublishedRate> = {}): PublishedRate {
  return { percent, counts: 'as-read', bounds: null, market: 'not-stated', ...rate };
}

function counted(percent: number, margin = 0.3, cases = 10_000): CountedRate {
  return { percent, low: percent - margin, high: percent + margin, cases };
}

describe('the verdict on a published rate', () => {
  it('a rate within five points of chance is judged no better than chance', () => {
    const rates = { published: published(60), noise: counted(59.6), real: null };
    expect(verdictOn(rates)).toMatch(/^No better than chance: random prices give 60%/);
  });

  it('a verdict names the points by which a rate is better or worse', () => {
    const noise = counted(68.4);
    expect(verdictOn({ published: published(79), noise, real: null })).toBe(
      'Better than chance by 11 points: random prices give 68%.',
    );
    expect(verdictOn({ published: published(56), noise, real: null })).toMatch(/^Worse than chance by 12 points/);
  });

  it('a verdict says whether our own count agrees', () => {
    const rates = { published: published(79), noise: counted(68.4) };
    expect(verdictOn({ ...rates, real: counted(71, 4) })).toContain(
      'our own count on real prices, 71%, doesn’t confirm it',
    );
    expect(verdictOn({ ...rates, real: counted(61.2, 3) })).toBe(
      'Doubtful: better than chance by 11 points as published, where random prices give 68%, but our own count on real prices is 61%.',
    );
    expect(verdictOn({ ...rates, real: counted(76, 3) })).toContain('leans the same way, 76%');
  });

  it('a rate against the textbook is inverted', () => {
    const against = published(64, { counts: 'against' });
    expect(verdictOn({ published: against, noise: counted(75.7), real: null })).toMatch(
      /^For the textbook’s reading, better than chance by 12 points/,
    );
    expect(verdictOn({ published: against, noise: counted(75.7), real: counted(82, 3) })).toBe(
      'Doubtful: for the textbook’s reading, better than chance by 12 points as published, where random prices go against it 76% of the time, but our own count on real prices is 82%.',
    );
  });

  it('a verdict leaves more room for small samples and chart patterns', () => {
    expect(verdictOn({ published: published(70), noise: counted(60, 12, 120), real: null })).toMatch(
      /^Not clearly better/,
    );
    expect(verdictOn({ published: published(69, { market: 'bull' }), noise: counted(60), real: null })).toMatch(
      /^Not clearly better/,
    );
  });

  it('near chance, a verdict names our own count where it is clearly off, and claims no side where there is none', () => {
    const noise = counted(61.9);
    expect(verdictOn({ published: published(59), noise, real: counted(47.3, 6) })).toMatch(
      /^No better than chance: .* samples; our own count on real prices is lower, 47%\.$/,
    );
    expect(verdictOn({ published: published(59), noise, real: counted(60, 6) })).toMatch(/samples\.$/);
    const sideless = published(57, { counts: 'neither' });
    expect(verdictOn({ published: sideless, noise: counted(53), real: null })).toMatch(
      /^No clear difference from chance/,
    );
  });

  it('a verdict says when there is no comparable count of chance', () => {
    expect(verdictOn({ published: published(46), noise: null, real: null })).toMatch(/^No chance figure: /);
    expect(verdictOn({ published: published(46), noise: counted(50, 20, 12), real: null })).toMatch(/^Not comparable/);
  });

  it('a verdict claims nothing about a pattern that random prices rarely have', () => {
    const tripleBottom = { published: published(74, { market: 'bull' }), noise: counted(53.5, 14.3, 43), real: null };
    expect(verdictOn(tripleBottom)).toMatch(/^Not comparable/);
  });
});

it.each(patterns)('the points in the verdict on $id are the difference of the shown percentages', (entry) => {
  const evidence = evidenceOf(entry);
  const [, points, chance] =
    (evidence.kind === 'measured' && /by (\d+) points: random prices give (\d+)%/.exec(evidence.verdict)) || [];
  if (evidence.kind !== 'measured' || points === undefined) return;
  expect(Number(points)).toBe(Math.abs(evidence.percent - Number(chance)));
});

it('a rate that counts something else than our runs is not compared with them', () => {
  const entry = patterns.find(({ id }) => id === 'white-marubozu');
  expect(entry && evidenceOf(entry)).toMatchObject({
    noise: null,
    real: null,
    verdict: expect.stringMatching(/^Not comparable: the source counts rises and declines together/),
  });
});

it.each(patterns)('the verdict on $id is one sentence', (entry) => {
  const evidence = evidenceOf(entry);
  if (evidence.kind === 'measured') expect(evidence.verdict).toMatch(/^[A-Z][^.]*\.$/);
});
