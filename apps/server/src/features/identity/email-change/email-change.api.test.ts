import { emailChangeCalls } from '@wickwise/contract/account';
import { identityCalls } from '@wickwise/contract/identity';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, type Page } from '#tests/support/browser/browser-session.ts';
import { linkIn, mailsTo, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { beginEmailChange, confirmCurrentMailbox } from '#tests/support/learner/email-change.ts';
import { browserOf } from '#tests/support/learner/payments.ts';
import { newAddress, signIn, signUp, VICTIMS_PASSWORD } from '#tests/support/learner/sign-up.ts';
import { openLog } from '#tests/support/log.ts';
import { call, createLearner, TEST_PASSWORD, type TestLearner } from '#tests/support/server.ts';
import { emailChange, user } from '../../../db/schema/identity.ts';

const { log, lines } = openLog();
const server = await useTestServer({}, { log });
const MINUTE_MS = 60_000;

let learner: TestLearner;
let newEmail: string;
beforeEach(async () => {
  [learner, newEmail] = [await createLearner(server), newAddress()];
});

function confirm(token: string, browser = new BrowserSession(server)): Promise<Page> {
  return browser.post('/api/email-change', { token });
}

async function request(to: string, as = learner) {
  return call(server, emailChangeCalls.requestEmailChange, { as, body: { newEmail: to } });
}

async function codeFor(token: string): Promise<unknown> {
  return (await confirm(token)).json<{ code?: string }>().code;
}

async function addressOf({ id }: TestLearner): Promise<string | undefined> {
  const [found] = await server.runtime.db.select().from(user).where(eq(user.id, id));
  return found?.email;
}

const pendingOf = async (as: TestLearner) => (await call(server, identityCalls.account, { as })).body.emailChange;

describe('changing the email address', () => {
  test('both mailboxes confirm, in any browser, before the address changes', async () => {
    const current = await beginEmailChange(server, learner, { newEmail });
    expect(await pendingOf(learner)).toMatchObject({ newEmail, waitsFor: 'current' });
    expect(await mailsTo(server, newEmail)).toEqual([]);
    expect((await confirm(current)).json()).toEqual({ confirmed: 'current', newEmail });
    expect([await addressOf(learner), (await pendingOf(learner))?.waitsFor]).toEqual([learner.email, 'new']);
    expect((await confirm(tokenIn(await mailTo(server, newEmail)))).json()).toEqual({ confirmed: 'new', newEmail });
    expect([await addressOf(learner), await pendingOf(learner)]).toEqual([newEmail, null]);
    expect((await mailTo(server, learner.email, 2)).text).toContain(`now uses ${newEmail}`);
  });

  test('only the new address signs in afterward, and links to the old one no longer do', async () => {
    await new BrowserSession(server).post('/api/auth/sign-in/magic-link', { email: learner.email });
    const oldLink = tokenIn(await mailTo(server, learner.email));
    const current = await beginEmailChange(server, learner, { newEmail, mails: 2 });
    await confirm(current);
    await confirm(tokenIn(await mailTo(server, newEmail)));
    const visitor = () => new BrowserSession(server);
    expect((await visitor().post('/api/auth/link', { token: oldLink })).status).toBe(400);
    expect((await signIn(visitor(), learner.email, TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(visitor(), newEmail, TEST_PASSWORD)).status).toBe(200);
  });

  test('opening a link, or reading what it confirms, does not use it up', async () => {
    await request(newEmail);
    const link = linkIn(await mailTo(server, learner.email));
    const token = link.searchParams.get('token') ?? '';
    const scanner = new BrowserSession(server);
    for (const method of ['HEAD', 'GET', 'GET']) await scanner.send(link, { method });
    const shown = await scanner.post('/api/email-change/link', { token });
    expect(shown.json()).toEqual({ mailbox: 'current', currentEmail: learner.email, newEmail });
    expect((await confirm(token)).status).toBe(200);
    const next = tokenIn(await mailTo(server, newEmail));
    const masked = (await scanner.post('/api/email-change/link', { token: next })).json<{ currentEmail: string }>();
    expect(masked).toEqual({ mailbox: 'new', currentEmail: expect.stringMatching(/•••@e•••\.com$/), newEmail });
  });

  test('each link works once, and neither is stored or logged', async () => {
    const current = await beginEmailChange(server, learner, { newEmail });
    await confirm(current);
    expect(await codeFor(current)).toBe('link_invalid');
    const next = tokenIn(await mailTo(server, newEmail));
    const stored = JSON.stringify(await server.runtime.db.select().from(emailChange));
    await confirm(next);
    expect(await codeFor(next)).toBe('link_invalid');
    for (const token of [current, next]) expect(stored + lines.join('')).not.toContain(token);
  });

  test.each(['current', 'new'])('the link of the %s mailbox expires after an hour', async (mailbox) => {
    const token =
      mailbox === 'current'
        ? await beginEmailChange(server, learner, { newEmail })
        : await confirmCurrentMailbox(server, learner, newEmail);
    server.now = new Date(server.now.getTime() + 60 * MINUTE_MS + 1);
    expect([await codeFor(token), await pendingOf(learner)]).toEqual(['link_invalid', null]);
    expect(await addressOf(learner)).toBe(learner.email);
  });

  test('a link whose mail is delayed works for an hour after the next attempt', async () => {
    const sendLater = vi.spyOn(server.runtime.mailer, 'sendLater');
    const token = await beginEmailChange(server, learner, { newEmail });
    await sendLater.mock.lastCall?.[0].onDelay?.(3 * 60 * MINUTE_MS);
    sendLater.mockRestore();
    server.now = new Date(server.now.getTime() + 4 * 60 * MINUTE_MS - 1);
    expect((await confirm(token)).status).toBe(200);
  });

  test('a change needs a recent sign-in', async () => {
    server.now = new Date(server.now.getTime() + 30 * MINUTE_MS);
    expect([(await request(newEmail)).error.code, await pendingOf(learner)]).toEqual(['sign_in_again', null]);
  });

  test('the account’s own address, in any spelling, is refused', async () => {
    expect((await request(learner.email.toUpperCase())).error.message).toBe('That’s already your email address.');
  });

  test('an international address is changed to its one spelling', async () => {
    const token = await beginEmailChange(server, learner, { newEmail: 'R&D@пример.рф' });
    await confirm(token);
    await confirm(tokenIn(await mailTo(server, 'r&d@xn--e1afmkfd.xn--p1ai')));
    expect(await addressOf(learner)).toBe('r&d@xn--e1afmkfd.xn--p1ai');
  });
});

describe('a change that does not go through', () => {
  test('a canceled change ends its link', async () => {
    const token = await beginEmailChange(server, learner, { newEmail });
    expect((await call(server, emailChangeCalls.cancelEmailChange, { as: learner })).body.emailChange).toBeNull();
    expect(await codeFor(token)).toBe('link_invalid');
  });

  test('a newer change replaces the one before, even one that waits for the new mailbox', async () => {
    const replaced = await confirmCurrentMailbox(server, learner, newEmail);
    const other = newAddress();
    const token = await beginEmailChange(server, learner, { newEmail: other, mails: 2 });
    expect((await mailTo(server, learner.email, 2)).text).toContain('A newer link replaces it.');
    expect(await codeFor(replaced)).toBe('link_invalid');
    expect((await confirm(token)).json()).toMatchObject({ newEmail: other });
  });

  test.each(['current', 'new'])('an account deleted meanwhile ends the link of the %s mailbox', async (mailbox) => {
    const token =
      mailbox === 'current'
        ? await beginEmailChange(server, learner, { newEmail })
        : await confirmCurrentMailbox(server, learner, newEmail);
    await call(server, identityCalls.deleteAccount, { as: learner, body: { email: learner.email } });
    expect(await codeFor(token)).toBe('link_invalid');
    await server.runtime.linkMailer.send({ email: newEmail, purpose: 'sign-in' });
    expect((await mailTo(server, newEmail, mailbox === 'current' ? 1 : 2)).subject).toContain('sign-in link');
  });
});

describe('an address that has an account', () => {
  test('nobody learns of it but its owner, who keeps it', async () => {
    const other = await createLearner(server);
    const answers = [];
    for (const email of [other.email, newEmail]) {
      const asker = await createLearner(server);
      const { status, body } = await request(email, asker);
      const { newEmail: _, expiresAt: __, ...pending } = body.emailChange ?? {};
      const page = await confirm(tokenIn(await mailTo(server, asker.email)));
      answers.push([status, pending, page.status, page.text.replace(email, ''), [...page.headers.keys()]]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const { subject, text } = await mailTo(server, other.email);
    expect(subject).toBe('Someone tried to use your email address on Wickwise');
    expect(text).not.toContain('token=');
    expect(await addressOf(other)).toBe(other.email);
  });

  test('an account made after the link was mailed keeps the address', async () => {
    const token = await confirmCurrentMailbox(server, learner, newEmail);
    const other = await createLearner(server, { email: newEmail });
    const page = await confirm(token);
    expect([page.status, page.json<{ code: string }>().code]).toEqual([409, 'email_taken']);
    expect([await addressOf(learner), await addressOf(other)]).toEqual([learner.email, newEmail]);
  });

  test('an account that never verified the address gives way to the mailbox', async () => {
    const squatter = new BrowserSession(server);
    await signUp(squatter, newEmail, VICTIMS_PASSWORD);
    await mailTo(server, newEmail, 1);
    await confirm(await beginEmailChange(server, learner, { newEmail }));
    await confirm(tokenIn(await mailTo(server, newEmail, 2)));
    expect(await addressOf(learner)).toBe(newEmail);
    expect((await signIn(squatter, newEmail, VICTIMS_PASSWORD)).status).toBe(401);
  });
});

describe('rate limits', () => {
  test('an account can request five changes an hour', async () => {
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await request(`${time}-${newEmail}`)).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });

  test('a mailbox gets at most five emails an hour from all accounts, and a refused link stays valid', async () => {
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      const asker = await createLearner(server);
      const token = await beginEmailChange(server, asker, { newEmail });
      statuses.push((await confirm(token)).status);
      if (time === 5)
        expect((await browserOf(server, asker).post('/api/email-change/link', { token })).status).toBe(200);
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
    await mailTo(server, newEmail, 5);
  });
});
