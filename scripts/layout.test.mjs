import { describe, expect, test } from 'vitest';
import { keys, server, violations, web } from './layout-tree.mjs';

describe('places', () => {
  test.each([
    [`${server}/main.ts`],
    [`${server}/app.test.ts`],
    [`${server}/plugins/security.ts`],
    [`${server}/db/client.ts`],
    [`${server}/db/schema/payment.ts`],
    [`${server}/db/migrations/0001_purchase.sql`],
    [`${server}/features/payment/routes.ts`],
    [`${server}/features/payment/public.ts`],
    [`${server}/features/payment/refund-window.test.ts`],
    [`${server}/features/payment/payment.api.test.ts`],
    [`${server}/features/payment/payment.race.test.ts`],
    [`${server}/plugins/security.http.test.ts`],
    [`${server}/features/payment/README.md`],
    [`${server}/features/identity/auth.ts`],
    [`${server}/features/system/routes.ts`],
    [`${server}/features/mail/rules.ts`],
    [`${web}/root.tsx`],
    [`${web}/routes/journal/entries.tsx`],
    [`${web}/features/journal/trade-table.tsx`],
    [`${web}/features/journal/storage.ts`],
    [`${web}/features/journal/trade-table.test.tsx`],
    [`${web}/features/article/article-card.tsx`],
    [`${web}/ui/primitives/button.tsx`],
    [`${web}/ui/tokens.css`],
    [`${web}/lib/api-client.ts`],
    ['apps/web/vite.config.ts'],
    ['apps/stripe-sandbox/src/api/endpoint.ts'],
    ['apps/stripe-sandbox/src/payment.race.test.ts'],
    ['apps/stripe-sandbox/src/db/migrations/0000_tables.sql'],
    ['packages/market/src/candle.ts'],
    ['packages/market/package.json'],
    ['tests/factories/learner.ts'],
  ])('%s has its place', (path) => {
    expect(violations({ [path]: '' })).toEqual([]);
  });

  test.each([
    ['apps/mobile/main.ts', 'apps/ holds web, server, stripe-sandbox'],
    ['apps/stripe-sandbox/src/api/apiCall.ts', 'named in-kebab-case.ts'],
    ['packages/charts/src/axis.ts', 'packages/ holds contract'],
    ['packages/market/src/candleStick.ts', 'in-kebab-case.ts'],
    [`${server}/router.ts`, 'itself holds main.ts, app.ts'],
    [`${server}/jobs/payment.ts`, 'has the folders plugins, features, db'],
    [`${server}/db/schema/invoice.ts`, 'one file per noun'],
    [`${server}/features/invoice/routes.ts`, 'one folder per noun'],
    [`${server}/features/routes.ts`, 'one folder per noun'],
    [`${server}/features/payment/openOrder.ts`, 'kebab-case .ts files'],
    [`${server}/features/payment/receipt.tsx`, 'kebab-case .ts files'],
    [`${server}/features/payment/stripe/api/client.ts`, 'in one subfolder at most'],
    [`${web}/store.ts`, 'itself holds root.tsx'],
    [`${web}/hooks/use-theme.ts`, 'has the folders routes, features, ui, lib'],
    [`${web}/routes/landing.tsx`, 'routes/<area>/<screen>.tsx'],
    [`${web}/routes/journal/Entries.tsx`, 'routes/<area>/<screen>.tsx'],
    [`${web}/routes/journal/model.ts`, 'routes/<area>/<screen>.tsx'],
    [`${web}/features/mail/queries.ts`, 'one folder per noun'],
    [`${web}/features/journal/TradeTable.tsx`, 'kebab-case .ts files and components'],
    [`${web}/features/journal/form/fields/price.tsx`, 'in one subfolder at most'],
    [`${web}/ui/Button.tsx`, 'rename it'],
    [`${web}/lib/apiClient.ts`, 'rename it'],
  ])('%s has none', (path, message) => {
    const found = violations({ [path]: '' });
    expect(found).toMatchObject([{ path, rule: 'place' }]);
    expect(found[0].message).toContain(message);
  });
});

describe('names', () => {
  test.each([
    'packages/market/src/utils.ts',
    'packages/market/src/date-helpers.ts',
    `${server}/features/payment/payment-service.ts`,
    `${web}/lib/common.ts`,
    'tests/misc/clock.ts',
    'tests/factories/index.ts',
    `${web}/routes/journal/index.tsx`,
  ])('%s is refused', (path) => {
    expect(keys({ [path]: '' })).toEqual([`${path}: name`]);
  });

  test('a name that says what it holds is fine', () => {
    expect(keys({ 'packages/market/src/common-gap.ts': '', 'packages/market/src/moving-average.ts': '' })).toEqual([]);
  });
});

describe('size', () => {
  test.each([
    ['packages/market/src/candle.ts', 200],
    ['packages/market/src/candle.test.ts', 200],
    [`${web}/routes/journal/entries.tsx`, 120],
    [`${web}/app.css`, 200],
    ['scripts/start.mjs', 200],
  ])('%s has at most %i lines', (path, most) => {
    expect(keys({ [path]: 'a\n'.repeat(most) })).toEqual([]);
    expect(keys({ [path]: 'a\n'.repeat(most + 1) })).toEqual([`${path}: size`]);
  });

  test.each([
    'packages/market/src/README.md',
    'packages/market/src/scan.generated.ts',
    'packages/market/fixtures/charts.ts',
    'packages/curriculum/src/patterns/hammer.ts',
  ])('%s may be long', (path) => {
    expect(keys({ [path]: 'a\n'.repeat(500) })).toEqual([]);
  });
});

test('generated folders and dependencies are not looked at', () => {
  expect(keys({ 'apps/web/build/client/utils.ts': '', 'apps/server/node_modules/utils/index.ts': '' })).toEqual([]);
});
