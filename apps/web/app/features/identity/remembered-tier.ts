import type { Tier } from '@wickwise/contract/entitlement';
import { useEffect } from 'react';

const KEY = 'wickwise.tier';

/**
 * Runs in the document's head. Pages are built for newcomers: what a learner's browser is about to replace stays hidden
 * until the server has said who the viewer is. A member's home is the list of lessons, so the home page redirects there
 * before it is painted. It decides nothing else. Static text: the server allows it by its hash.
 */
export const rememberedTierScript = `try{let t=localStorage.getItem("${KEY}");if(t)document.documentElement.dataset.tier=t;if(t==="heritage"&&!location.search&&/^\\/(home)?$/.test(location.pathname))location.replace("/learn")}catch(e){}`;

/** Remembers the tier of this browser's learner for the next visit: null is a visitor, undefined not known yet. */
export function useRememberedTier(tier: Tier | null | undefined): void {
  useEffect(() => {
    if (tier === undefined) return;
    const { dataset } = document.documentElement;
    if (tier === null) delete dataset.tier;
    else dataset.tier = tier;
    remember(tier);
  }, [tier]);
}

/** The page that opens next is a learner's: it shows no visitor's header meanwhile, and does not rest like a stranger's. */
export function expectLearner(): void {
  remember('genesis');
}

function remember(tier: Tier | null): void {
  try {
    if (tier === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, tier);
  } catch {
    // Without storage a visitor's page shows for a moment, and nothing else is lost.
  }
}
