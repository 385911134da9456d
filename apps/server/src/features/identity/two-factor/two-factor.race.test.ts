import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { openBrowser, signInByPassword } from '#tests/support/learner/buyers.ts';
import { appCode, turnOnTwoFactor } from '#tests/support/learner/two-factor.ts';
import { createLearner } from '#tests/support/server.ts';
import { session } from '../../../db/schema/identity.ts';

const server = await useTestServer();

async function createProtected() {
  const learner = await createLearner(server);
  return { ...learner, ...(await turnOnTwoFactor(server, await openBrowser(server, learner))) };
}

const sessionsOf = (userId: string) => server.runtime.db.$count(session, eq(session.userId, userId));

test.each([
  ['a code of the app', (secret: string) => appCode(server, secret)],
  ['a recovery code', (_: string, [code = '']: readonly string[]) => code],
])('of five browsers that use %s at once, one is signed in', async (_, codeOf) => {
  // Whether two get through depends on timing: a single round would rarely reveal it.
  for (let round = 0; round < 5; round += 1) {
    const { id, email, secret, recoveryCodes } = await createProtected();
    const browsers = [];
    for (let count = 0; count < 5; count += 1) browsers.push(await signInByPassword(server, email));
    const before = await sessionsOf(id);
    const body = { code: codeOf(secret, recoveryCodes) };
    const pages = await Promise.all(browsers.map((browser) => browser.post('/api/auth/second-factor', body)));
    expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect(await sessionsOf(id)).toBe(before + 1);
  }
});

test('of two codes used at once in one browser, one opens its session', async () => {
  const { id, email, recoveryCodes } = await createProtected();
  const browser = await signInByPassword(server, email);
  const before = await sessionsOf(id);
  const spend = (code = '') => browser.post('/api/auth/second-factor', { code });
  const pages = await Promise.all([spend(recoveryCodes[0]), spend(recoveryCodes[1])]);
  expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await sessionsOf(id)).toBe(before + 1);
  const { twoFactor } = (await browser.get('/api/account')).json<{ twoFactor: object }>();
  expect(twoFactor).toMatchObject({ recoveryCodesLeft: 9 });
});

test('a setup confirmed twice at once makes ten recovery codes', async () => {
  const browser = await openBrowser(server, await createLearner(server));
  const { secret } = (await browser.post('/api/account/two-factor', undefined)).json<{ secret: string }>();
  const body = { code: appCode(server, secret) };
  const confirm = () => browser.send('/api/account/two-factor', { method: 'PUT', body });
  const pages = await Promise.all([confirm(), confirm()]);
  expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await browser.get('/api/account')).json()).toMatchObject({ twoFactor: { recoveryCodesLeft: 10 } });
});
