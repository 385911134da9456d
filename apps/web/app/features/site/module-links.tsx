import { use } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';

/**
 * Fetches the modules of a page. `PrefetchPageLinks` also imports them: in Firefox and Safari, leaving the page makes an
 * unfinished import fail, and the router then reloads the page.
 */
export function ModuleLinks({ page }: { page: string }) {
  const routes = use(FrameworkContext)?.manifest.routes;
  const matches = use(DataRouterContext)?.router.match(page) ?? [];
  const hrefs = matches.flatMap(({ route: { id } }) => {
    const files = routes?.[id];
    return files ? [files.module, ...(files.imports ?? [])] : [];
  });
  return [...new Set(hrefs)].map((href) => <link key={href} rel="modulepreload" href={href} />);
}
