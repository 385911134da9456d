import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { changesOf, insertUnclaimed } from '#tests/support/learner/buyers.ts';
import { session, user } from '../../db/schema/identity.ts';

const server = await useTestServer();

test('a link that is spent ten times at once opens one session and binds once', async () => {
  const email = 'impatient@example.com';
  const purchase = await insertUnclaimed(server, email);
  await new BrowserSession(server).post('/api/heritage/direct-access', { email });
  const token = tokenIn(await mailTo(server, email));
  const spend = () => new BrowserSession(server).post('/api/restore-access', { token });
  const pages = await Promise.all(Array.from({ length: 10 }, spend));
  expect(pages.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
  const [owner] = await server.runtime.db.select().from(user).where(eq(user.email, email));
  const own = owner?.id ?? '';
  expect(await server.runtime.db.select().from(session).where(eq(session.userId, own))).toHaveLength(1);
  expect(await changesOf(server, purchase)).toEqual([{ change: 'bound', cause: 'mailbox', userId: own }]);
});
