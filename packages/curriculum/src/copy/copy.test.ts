import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../evidence/evidence.ts';
import { patterns } from '../patterns.ts';
import { affirmations } from './affirmations.ts';
import { landing } from './landing.ts';
import { type Offer, type PlanFeature, planComparison, plans, subscriptionComparison } from './plans.ts';
import { testimonials } from './testimonials.ts';

const full = { hasCommunity: true, hasSupport: true, hasRealTimeData: true, hasModel: true };
const bare = { hasCommunity: false, hasSupport: false, hasRealTimeData: false, hasModel: false };

describe('the copy', () => {
  it('plans sell no real-time data, community or support where there is none', () => {
    const { genesis, heritage } = plans;
    const sold = (offer: Offer) =>
      JSON.stringify([genesis.featuresFor(offer), heritage.featuresFor(offer), planComparison(offer)]);
    const CLAIMS = /real-time|community|support/gi;
    expect(sold(bare).match(CLAIMS)).toBeNull();
    expect(sold(full).match(CLAIMS)?.length).toBeGreaterThanOrEqual(6);
    expect(subscriptionComparison(bare)).toContainEqual(
      expect.objectContaining({ heritage: 'Charts of a simulated market' }),
    );
  });

  it('the copy has five affirmations and six stories, each marked as an example', () => {
    expect(new Set(affirmations).size).toBe(5);
    expect(new Set(testimonials.map(({ id }) => id)).size).toBe(6);
    expect(testimonials.map(({ isExample, rating }) => [isExample, rating])).toEqual(Array(6).fill([true, 5]));
  });

  it('the copy names the specified counts', () => {
    const features = [plans.genesis.featuresFor(full), plans.heritage.featuresFor(full)];
    const text = JSON.stringify([landing, features, planComparison(full)]);
    for (const count of ['5 basic patterns', '50+', '51 advanced', '43 more', '67 terms'])
      expect(text).toContain(count);
  });

  it('the copy counts hammers as their lesson does, and chance as npm run noise does', () => {
    const hammer = patterns.find(({ id }) => id === 'hammer');
    const evidence = hammer && evidenceOf(hammer);
    if (evidence?.kind !== 'measured') throw new Error('The hammer has a published rate.');
    const { noise, real } = evidence;
    const { published, chance, real: ours, legend } = landing.hammer;
    expect([published, chance]).toEqual([evidence.percent, noise?.percent]);
    expect(ours).toEqual([real?.percent, real?.low, real?.high]);
    expect(legend.chance).toContain(noise?.cases.toLocaleString('en-US'));
    expect(legend.real).toContain(real?.cases.toLocaleString('en-US'));
  });

  it.each([
    ['whole', planComparison(full)],
    ['short', subscriptionComparison(full)],
  ])('the %s table compares the tiers line by line, and Heritage never has less', (_, comparison) => {
    expect(new Set(comparison.map(({ name }) => name)).size).toBe(comparison.length);
    expect(comparison.filter((line) => line.heritage === false)).toEqual([]);
  });

  it('Genesis and Heritage include what the comparison of the plans says', () => {
    const namesOf = (has: (line: PlanFeature) => boolean) =>
      planComparison(full)
        .filter(has)
        .map(({ name }) => name);
    // What costs nothing cannot end.
    const isOfHeritage = ({ genesis }: PlanFeature) => genesis === false || genesis === 'Always free';
    expect(namesOf((line) => !isOfHeritage(line))).toEqual([
      'Learning path',
      'Vocabulary',
      'Basic lessons',
      'Pattern lessons',
      'Candlestick and chart patterns',
      'Flashcards',
      'Quizzes',
      'Progress tracking',
      'Community access',
      'Support',
    ]);
    expect(namesOf(isOfHeritage)).toEqual([
      'Price action patterns',
      'Pattern gallery',
      'Live charts',
      'Embedded charting',
      'AI chart analysis',
      'Pattern recognition',
      'Blind replay',
      'Trading journal',
      'Trading scenarios',
      'Advanced analytics',
      'Weakness and strength analysis',
      'Learning recommendations',
      'Lifetime access',
      'Future updates',
    ]);
    expect(planComparison(full).find(({ name }) => name === 'Support')).toMatchObject({
      genesis: 'Basic: by email',
      heritage: 'Priority: answered first',
    });
  });
});
