import type { Badge } from './badge.ts';
import { dedicationBadges } from './dedication.ts';
import { masteryBadges } from './mastery.ts';
import { progressBadges } from './progress.ts';
import { specialBadges } from './special.ts';

export const badges: readonly Badge[] = [...progressBadges, ...masteryBadges, ...dedicationBadges, ...specialBadges];
