import type { MetaDescriptor } from 'react-router';

const SITE_NAME = 'Wickwise';

/** For a screen that replaces another: its own `<title>` takes precedence over the route's. */
export function documentTitle(title: string): string {
  return `${title} · ${SITE_NAME}`;
}

interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** The document's title and description, for a route's `meta`. */
export function pageMeta(words: PageWords): MetaDescriptor[] {
  return [{ title: documentTitle(words.title) }, ...sharedMeta(words)];
}

/** For a document that is any page until the application has started. */
export function siteMeta(words: PageWords): MetaDescriptor[] {
  return [{ title: SITE_NAME }, ...sharedMeta(words)];
}

/** What a link to the page is shown with elsewhere. */
function sharedMeta({ title, description }: PageWords): MetaDescriptor[] {
  return [
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: SITE_NAME },
  ];
}
