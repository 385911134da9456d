import { expect, test } from 'vitest';
import { reachInBrowser } from './changed-files.mjs';

test.each([
  ['all browser tests', ['apps/web/app/routes.ts'], 'all'],
  ['all browser tests', ['packages/contract/src/payment.ts', 'README.md'], 'all'],
  ['all browser tests', ['tests/playwright.config.ts'], 'all'],
  ['the browser tests that import it', ['tests/browser/support/free-port.ts'], 'importing'],
  ['the browser tests that import it', ['tests/browser/toasts.spec.ts', 'docs/operations.md'], 'importing'],
  ['no browser test', ['apps/server/src/features/payment/orders.api.test.ts', 'apps/server/README.md'], 'none'],
  ['no browser test', ['scripts/layout.mjs'], 'none'],
])('%s can be reached by a change of %j', (_, files, reach) => {
  expect(reachInBrowser(files)).toBe(reach);
});
