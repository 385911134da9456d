import { use, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import { linkedPage } from '#app/features/site/linked-page.ts';

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

/**
 * The links of `PrefetchPageLinks`, which also imports the modules. In Firefox and Safari, leaving the page makes an
 * unfinished import fail; the router then reloads the page, and the viewer never arrives where they were going.
 */
function ModuleLinks({ page }: { page: string }) {
  const routes = use(FrameworkContext)?.manifest.routes;
  const matches = use(DataRouterContext)?.router.match(page) ?? [];
  const hrefs = matches.flatMap(({ route: { id } }) => {
    const files = routes?.[id];
    return files ? [files.module, ...(files.imports ?? [])] : [];
  });
  return [...new Set(hrefs)].map((href) => <link key={href} rel="modulepreload" href={href} />);
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
