import { useEffect } from 'react';

const KEY = 'wickwise.tier';
const HERITAGE = 'heritage';

/**
 * Runs in the document's head. A page is built for a newcomer: in the browser of a Heritage member its previews stay hidden
 * until the server has said who this is. It changes looks alone. Static text: the server allows it by its hash.
 */
export const rememberedTierScript = `try{if(localStorage.getItem("${KEY}")==="${HERITAGE}")document.documentElement.dataset.tier="${HERITAGE}"}catch(e){}`;

/** Remembers for the next visit whether this browser is a Heritage member's; null while that is not known. */
export function useRememberedTier(hasHeritage: boolean | null): void {
  useEffect(() => {
    if (hasHeritage === null) return;
    const { dataset } = document.documentElement;
    if (hasHeritage) dataset.tier = HERITAGE;
    else delete dataset.tier;
    remember(hasHeritage);
  }, [hasHeritage]);
}

function remember(hasHeritage: boolean): void {
  try {
    if (hasHeritage) localStorage.setItem(KEY, HERITAGE);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the previews show for a moment, and nothing else is lost.
  }
}
