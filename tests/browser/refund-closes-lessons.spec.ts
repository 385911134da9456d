import { signInByLink } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { lessonCard } from './support/lesson-screens.ts';
import { prepared, refund } from './support/prepared-data.ts';

test('a refund closes the lessons and screens that heritage had opened', { tag: '@desktop' }, async ({
  page,
  caller,
  server,
  faults,
}) => {
  await signInByLink(caller, prepared.refundable);
  await page.goto('/learn/morning-star');
  await expect(page.getByRole('heading', { name: 'What it is' })).toBeVisible();

  faults.expect('failed ');
  await server.kill();
  await refund(server.dataDir, prepared.refundable);
  await server.start();

  await page.reload();
  await expect(page.getByRole('heading', { name: /^This is a preview\./ })).toBeVisible();
  await page.goto('/learn');
  await expect(lessonCard(page, 'Morning Star')).toContainText('Preview');
  await page.goto('/scenarios');
  await expect(page.getByRole('heading', { level: 1, name: 'Heritage Tier Required' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Heritage, inactive');
});
