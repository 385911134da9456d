import type { MetaDescriptor } from 'react-router';

const SITE_NAME = 'Wickwise';

/** For a screen that replaces another: its own `<title>` takes precedence over the route's. */
export function documentTitle(title: string): string {
  return `${title} · ${SITE_NAME}`;
}

/** The document's title and description, for a route's `meta`. */
export function pageMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  return [
    { title: documentTitle(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: SITE_NAME },
  ];
}
