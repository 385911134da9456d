import type { Badge as PublishedBadge } from '@wickwise/contract/reward/badge';
import type { Criterion } from '@wickwise/learning/measures';

/** A badge and the criteria to earn it. */
export interface Badge extends Readonly<PublishedBadge> {
  /** All of them must be met. */
  readonly criteria: readonly [Criterion, ...Criterion[]];
}
