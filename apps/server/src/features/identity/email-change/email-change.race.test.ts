import { emailChangeCalls } from '@wickwise/contract/account';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailsTo, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { beginEmailChange, confirmCurrentMailbox } from '#tests/support/learner/email-change.ts';
import { newAddress } from '#tests/support/learner/sign-up.ts';
import { call, createLearner } from '#tests/support/server.ts';
import { user } from '../../../db/schema/identity.ts';

const server = await useTestServer();

const confirm = (token: string) => new BrowserSession(server).post('/api/email-change', { token });

function atOnce<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

const statuses = (pages: { status: number }[]) => pages.map(({ status }) => status).toSorted();

test('a link confirmed ten times at once counts once, and mails once', async () => {
  const [learner, newEmail] = [await createLearner(server), newAddress()];
  const current = await beginEmailChange(server, learner, { newEmail });
  // The mailbox's limit would refuse the others before they race.
  expect(statuses(await atOnce(5, () => confirm(current)))).toEqual([200, 400, 400, 400, 400]);
  const next = tokenIn(await mailTo(server, newEmail));
  expect(statuses(await atOnce(10, () => confirm(next)))).toEqual([200, ...Array(9).fill(400)]);
  await mailTo(server, learner.email, 2);
});

test('of two changes requested at once, one link works', async () => {
  const learner = await createLearner(server);
  const addresses = [newAddress(), newAddress(), newAddress()];
  await Promise.all(
    addresses.map((newEmail) => call(server, emailChangeCalls.requestEmailChange, { as: learner, body: { newEmail } })),
  );
  await mailTo(server, learner.email, 3);
  const tokens = (await mailsTo(server, learner.email)).map(tokenIn);
  expect(statuses(await Promise.all(tokens.map(confirm)))).toEqual([200, 400, 400]);
});

test('of accounts that change to one address at once, one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const newEmail = newAddress();
    const learners = [await createLearner(server), await createLearner(server), await createLearner(server)];
    const tokens = [];
    for (const [index, learner] of learners.entries()) {
      await confirm(await beginEmailChange(server, learner, { newEmail }));
      tokens.push(tokenIn(await mailTo(server, newEmail, index + 1)));
    }
    expect(statuses(await Promise.all(tokens.map(confirm)))).toEqual([200, 409, 409]);
    expect(await server.runtime.db.$count(user, eq(user.email, newEmail))).toBe(1);
  }
});

test('a sign-in by link that makes an account at the same moment leaves one account with the address', async () => {
  for (let round = 0; round < 5; round += 1) {
    const newEmail = newAddress();
    const token = await confirmCurrentMailbox(server, await createLearner(server), newEmail);
    await new BrowserSession(server).post('/api/auth/sign-in/magic-link', { email: newEmail });
    const link = tokenIn(await mailTo(server, newEmail, 2));
    const [changed, signedIn] = await Promise.all([
      confirm(token),
      new BrowserSession(server).post('/api/auth/link', { token: link }),
    ]);
    expect([200, 409]).toContain(changed.status);
    expect(signedIn.status).toBe(200);
    expect(await server.runtime.db.$count(user, eq(user.email, newEmail))).toBe(1);
  }
});
