import { patterns } from '@wickwise/curriculum/patterns';
import { expect, it } from 'vitest';
import { patternCounts } from './tier.ts';

it('the plans count the patterns that the curriculum has', () => {
  const genesis = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');
  expect(patternCounts).toEqual({ genesis: genesis.length, heritage: patterns.length });
});
