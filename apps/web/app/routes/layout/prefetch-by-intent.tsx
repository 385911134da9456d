import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** A pointer that comes to a link, a finger that touches it, and the keyboard. */
const INTENTS = ['pointerover', 'focusin'] as const;
/** Lessons and their list are drawn from the list of patterns. */
const LESSONS = /^\/learn(\/(?!articles)|$)/;

/** Fetches the page that a link leads to as soon as somebody is about to follow it, unless they save data. */
export function PrefetchByIntent() {
  const page = useIntendedPage();
  const client = useQueryClient();
  useEffect(() => {
    if (page !== null && LESSONS.test(page)) void fetchLessons(client);
  }, [page, client]);
  return page === null ? null : <PrefetchPageLinks page={page} />;
}

/** What asks for lessons is apart from what surrounds every page. */
async function fetchLessons(client: QueryClient): Promise<void> {
  const { patternsQuery } = await import('#app/features/pattern/queries.ts');
  await client.prefetchQuery(patternsQuery);
}

function useIntendedPage(): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    const intend = ({ target }: Event) => setPage((known) => linkedPage(target) ?? known);
    for (const intent of INTENTS) document.addEventListener(intent, intend, { passive: true });
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, intend);
    };
  }, []);
  return page;
}

/** The path of another screen of this site that a link leads to. */
function linkedPage(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return null;
  return link.pathname === location.pathname ? null : link.pathname;
}
