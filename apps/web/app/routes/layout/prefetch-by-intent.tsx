import { useEffect, useState } from 'react';
import { linkedPage } from '#app/features/site/linked-page.ts';
import { ModuleLinks } from '#app/features/site/module-links.tsx';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Hovering over a link, touching it, and focusing it by keyboard. */
const INTENTS = ['pointerover', 'focusin'] as const;

/** Fetches the page that a link leads to as soon as the viewer is about to follow it, unless the browser saves data. */
export function PrefetchByIntent() {
  const page = useIntendedPage();
  return page === null ? null : <ModuleLinks page={page} />;
}

function useIntendedPage(): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    const intend = ({ target }: Event) => {
      // A page that cannot be fetched makes the router reload this one, which cannot be fetched either.
      if (navigator.onLine) setPage((known) => linkedPage(target)?.pathname ?? known);
    };
    for (const intent of INTENTS) document.addEventListener(intent, intend, { passive: true });
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, intend);
    };
  }, []);
  return page;
}
