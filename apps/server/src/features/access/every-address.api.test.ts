import { toAsciiEmail } from '@wickwise/contract/identity/email-address';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { NEW_DEVICE } from '#tests/support/counterparts/mail.ts';
import { startSmtpServer } from '#tests/support/counterparts/smtp.ts';
import { accessIn, beginPayment, payByCard, purchaseStatuses, sandboxOf } from '#tests/support/learner/payments.ts';
import { signIn, signUp, VICTIMS_PASSWORD } from '#tests/support/learner/sign-up.ts';

const smtp = await startSmtpServer();
const server = await useTestServer({ SMTP_URL: smtp.url });
beforeEach(() => {
  smtp.deliveries.length = 0;
});
afterAll(() => smtp.close());

/** What a mailbox was sent, without what tells it about sign-ins from new devices. */
const awaited = () => smtp.deliveries.filter(({ mail }) => mail.subject !== NEW_DEVICE);

/** Waits for one more mail to a mailbox, and returns the token of its link. */
async function linkTo(mailbox: string): Promise<string> {
  // The mail server shows the domains that it was given in ASCII in their own letters.
  const recipients = () => awaited().flatMap((delivery) => delivery.recipients.map(toAsciiEmail));
  await expect.poll(recipients).toEqual([mailbox]);
  const [delivery] = awaited();
  const [, token = ''] = /token=([\w-]+)/.exec(delivery?.mail.text ?? '') ?? [];
  smtp.deliveries.length = 0;
  return token;
}

const mailboxes = [
  { mailbox: 'r&d@example.com', spellings: ['r&d@example.com', 'R&D@Example.COM'] },
  { mailbox: "o'brien+x'@example.com", spellings: ["O'Brien+x'@example.com"] },
  { mailbox: 'a!#$%*/=?^_`{|}~-z@example.com', spellings: ['a!#$%*/=?^_`{|}~-z@example.com'] },
  {
    mailbox: 'info@xn--e1afmkfd.xn--p1ai',
    spellings: ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai', 'INFO@XN--E1AFMKFD.XN--P1AI', 'Info@ПРИМЕР.РФ'],
  },
];

describe.each(mailboxes)('the mailbox $mailbox', ({ mailbox, spellings }) => {
  test('signs up, in by password and in by link, as one account in every spelling', async () => {
    const ids = new Set<string | undefined>();
    const enter = async (token: string) => {
      const browser = new BrowserSession(server);
      expect((await browser.post('/api/auth/link', { token })).status).toBe(200);
      ids.add((await browser.currentUser())?.id);
    };
    const [first = ''] = spellings;
    const browser = new BrowserSession(server);
    expect((await signUp(browser, first, VICTIMS_PASSWORD)).status).toBe(200);
    await browser.post('/api/auth/link', { token: await linkTo(mailbox) });
    expect(await browser.currentUser()).toMatchObject({ email: mailbox });
    ids.add((await browser.currentUser())?.id);
    for (const email of spellings) {
      const visitor = new BrowserSession(server);
      expect((await signIn(visitor, email, VICTIMS_PASSWORD)).status).toBe(200);
      ids.add((await visitor.currentUser())?.id);
    }
    await browser.post('/api/auth/sign-in/magic-link', { email: spellings.at(-1) });
    await enter(await linkTo(mailbox));
    await browser.post('/api/emergency-login', { email: first });
    await enter(await linkTo(mailbox));
    expect(ids.size).toBe(1);
  });

  test('buys as a guest, and restores what it bought', async () => {
    const [first = '', last = first] = [spellings[0], spellings.at(-1)];
    await payByCard(server, await beginPayment(new BrowserSession(server)), { email: first });
    await sandboxOf(server).deliverDue();
    expect(await purchaseStatuses(server, { email: mailbox })).toEqual(['paid']);
    // The receipt.
    await linkTo(mailbox);
    for (const path of ['/api/heritage/direct-access', '/api/grant-heritage-access']) {
      const browser = new BrowserSession(server);
      expect((await browser.post(path, { email: last })).json()).toMatchObject({ outcome: 'check_inbox' });
      expect((await browser.post('/api/restore-access', { token: await linkTo(mailbox) })).status).toBe(200);
      expect(await accessIn(browser)).toBe('heritage active');
    }
  });
});

test('all spellings of a mailbox share one limit', async () => {
  const sendLater = vi.spyOn(server.runtime.mailer, 'sendLater');
  const spellings = ['often@пример.рф', 'OFTEN@xn--e1afmkfd.xn--p1ai', 'often@Пример.рф'];
  for (const email of [...spellings, ...spellings, ...spellings]) {
    await new BrowserSession(server).post('/api/auth/sign-in/magic-link', { email });
  }
  // A mail of an earlier test can still be on its way.
  const mailed = sendLater.mock.calls.map(([{ to }]) => to).filter((to) => to.startsWith('often@'));
  expect(mailed).toEqual(Array(5).fill('often@xn--e1afmkfd.xn--p1ai'));
  sendLater.mockRestore();
});

const entrances = [
  ['sign-up', '/api/auth/sign-up/email', { name: 'Vera', password: VICTIMS_PASSWORD }],
  ['sign-in', '/api/auth/sign-in/email', { password: VICTIMS_PASSWORD }],
  ['a mailed link', '/api/auth/sign-in/magic-link', {}],
  ['direct access', '/api/heritage/direct-access', {}],
  ['the access page', '/api/grant-heritage-access', {}],
  ['emergency login', '/api/emergency-login', {}],
] as const;

describe.each(entrances)('an address that can’t be mailed is refused by %s', (_, path, others) => {
  test.each([
    ['ann@localhost', 'Check the address: it should look like name@example.com.'],
    ['ann@example.com,bob@example.com', 'Check the address: it should look like name@example.com.'],
    [
      'почта@пример.рф',
      'We can’t send email to an address with accented or non-Latin letters before the @. Use another one.',
    ],
  ])('%s', async (email, reason) => {
    const page = await new BrowserSession(server).post(path, { ...others, email });
    expect([page.status, page.json()]).toMatchObject([400, { code: 'invalid_request', message: reason }]);
  });
});
