import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';

/** The links of the pages that a test opens for another reason. */
interface Links {
  /** Notes the links of a page. Those to other sites must open in a tab of their own. */
  add(page: Page): Promise<void>;
}

export const test = base.extend<{ links: Links }>({
  links: async ({ request, origin }, use) => {
    const found = new Set<string>();
    await use({
      add: async (page) => {
        for (const { href, target } of await linksOf(page)) {
          const [address = ''] = href.split('#');
          // A link within its own page leads nowhere else, and that page may be one that does not exist.
          if (address === page.url().split('#')[0]) continue;
          if (address.startsWith(`${origin}/`)) found.add(address);
          else if (href.startsWith('http')) expect.soft(target, href).toBe('_blank');
        }
      },
    });
    for (const link of found) {
      // Requested without the cookies of the page: the link that signs out is among them.
      expect.soft((await request.get(link)).status(), link).toBe(200);
    }
  },
});

/** Those in closed menus included: the menus of a narrow header hold every link of it. */
function linksOf(page: Page): Promise<{ href: string; target: string }[]> {
  const links = page.locator('a[href]');
  return links.evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href, target }) => ({ href, target })));
}
