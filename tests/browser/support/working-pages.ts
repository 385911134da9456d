import type { BrowserContext, Page, Response } from '@playwright/test';

declare global {
  interface Window {
    /** What a page of the product sends to its router. */
    __reactRouterContext?: object;
  }
}

/**
 * A page is shown before it works, and a test's keys are quicker than any hand: whatever opens or reloads a page in this
 * browser waits until it works, but for `waitUntil: 'commit'`.
 */
export function awaitWorkingPages(context: BrowserContext): void {
  context.on('page', (page) => {
    page.goto = thenWorking(page, page.goto.bind(page));
    page.reload = thenWorking(page, page.reload.bind(page));
  });
}

type Options = Parameters<Page['reload']>[0];

/** The last of what the call is given are its options. */
function thenWorking<Given extends unknown[]>(page: Page, call: (...given: Given) => Promise<Response | null>) {
  return async (...given: Given) => {
    const response = await call(...given);
    const options = given.find((it): it is Options & object => typeof it === 'object');
    if (options?.waitUntil !== 'commit') {
      await page.waitForFunction(
        () => !window.__reactRouterContext || document.documentElement.dataset.hydrated !== undefined,
      );
    }
    return response;
  };
}
