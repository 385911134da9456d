import type { MetaDescriptor } from 'react-router';

const SITE_NAME = 'Wickwise';

/** The document's title and description, for a route's `meta`. */
export function pageMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  return [
    { title: `${title} · ${SITE_NAME}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: SITE_NAME },
  ];
}
