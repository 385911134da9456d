import { achievements } from '@wickwise/curriculum/achievements';
import type { Badge as BadgeEntry } from '@wickwise/curriculum/badges/badge';
import { badges } from '@wickwise/curriculum/badges/badges';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import type { CategoryOf } from '@wickwise/learning/measures';
import type { RewardCatalog } from '@wickwise/learning/rewards';
import { patternById } from '../pattern/public.ts';

export const categoryOf: CategoryOf = (patternId) => patternById.get(patternId)?.category ?? null;

/** All rewards, for the rules. */
export const catalog: RewardCatalog = { badges, achievements, categoryOf, termCount: vocabulary.length };

/** A badge's entry by its id. */
export const badgeById: ReadonlyMap<string, BadgeEntry> = new Map(badges.map((entry) => [entry.id, entry]));
