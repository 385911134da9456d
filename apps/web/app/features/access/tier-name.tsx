import type { Tier } from '@wickwise/contract/entitlement';
import { tierNames } from './tier.ts';

/** A tier in the color that marks what Heritage opens. */
export function TierName({ tier }: { tier: Tier }) {
  return <span className={tier === 'heritage' ? 'text-brass' : 'text-soft'}>{tierNames[tier]}</span>;
}
