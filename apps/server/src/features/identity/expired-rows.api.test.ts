import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { openBrowser, signInByPassword } from '#tests/support/learner/buyers.ts';
import { turnOnTwoFactor } from '#tests/support/learner/two-factor.ts';
import { createLearner } from '#tests/support/server.ts';
import { emailChange, session, verification } from '../../db/schema/identity.ts';
import { knownDevice } from '../../db/schema/known-device.ts';
import { pendingSignIn } from '../../db/schema/two-factor.ts';
import { deleteExpired } from './expired-rows.ts';

const server = await useTestServer();
const DAY_MS = 24 * 60 * 60 * 1000;
const tables = { session, verification, emailChange, pendingSignIn, knownDevice };

async function countRows(): Promise<Record<string, number>> {
  const counts = Object.entries(tables).map(async ([name, table]) => [name, await server.runtime.db.$count(table)]);
  return Object.fromEntries(await Promise.all(counts));
}

test('what has expired is deleted, and nothing before', async () => {
  const learner = await createLearner(server);
  await signInByPassword(server, learner.email);
  const browser = await openBrowser(server, learner);
  await browser.send('/api/account/email-change', { method: 'PUT', body: { newEmail: 'new@example.com' } });
  await new BrowserSession(server).post('/api/auth/sign-in/magic-link', { email: learner.email });
  await turnOnTwoFactor(server, browser);
  await signInByPassword(server, learner.email);
  const before = await countRows();
  expect(Object.values(before).every((count) => count > 0)).toBe(true);
  const clean = async (days: number) => {
    await deleteExpired(server.runtime.db, new Date(server.now.getTime() + days * DAY_MS));
    return countRows();
  };
  expect(await clean(0)).toEqual(before);
  const aged = await clean(1);
  expect(aged).toMatchObject({ verification: 0, emailChange: 0, pendingSignIn: 0, knownDevice: 1 });
  expect(aged.session).toBe(before.session);
  expect(await clean(31)).toMatchObject({ session: 0, knownDevice: 1 });
  expect(await clean(399)).toMatchObject({ knownDevice: 1 });
  expect(await clean(401)).toMatchObject({ knownDevice: 0 });
  expect(await browser.currentUser()).toBeNull();
  expect(await server.runtime.db.$count(session, eq(session.userId, learner.id))).toBe(0);
});
