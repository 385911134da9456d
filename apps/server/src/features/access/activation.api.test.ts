import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, type Page } from '#tests/support/browser/browser-session.ts';
import { linkIn, mailTo } from '#tests/support/counterparts/mail.ts';
import {
  beginOrder,
  hasHeritageLessons,
  insertUnclaimed,
  ownerOf,
  signInByLink,
  signInByPassword,
} from '#tests/support/learner/buyers.ts';
import { createLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const DIRECT = '/api/heritage/direct-access';
const GRANT = '/api/grant-heritage-access';
const EMERGENCY = '/api/emergency-login';
const activations = [
  { path: DIRECT, activated: 'Heritage access activated! Redirecting to learning dashboard...' },
  { path: GRANT, activated: 'Heritage access activated! Redirecting to learning page...' },
];

function ask(path: string, email: string, browser = new BrowserSession(server)): Promise<Page> {
  return browser.post(path, { email });
}

const createBuyer = () => createLearner(server, { role: 'heritage' });

function outcomeOf(page: Page): string {
  return page.json<{ outcome: string }>().outcome;
}

describe.each(activations)('activation by $path', ({ path, activated }) => {
  test('a session that verified the mailbox gets Heritage at once', async () => {
    const { email } = await createLearner(server);
    const browser = await signInByLink(server, email);
    const purchase = await insertUnclaimed(server, email);
    const page = await ask(path, email.toUpperCase(), browser);
    expect([page.status, page.json()]).toEqual([200, { outcome: 'activated', message: activated }]);
    expect(await hasHeritageLessons(browser)).toBe(true);
    expect(await ownerOf(server, purchase)).not.toBeNull();
  });

  test('a signed-in browser that paid gets Heritage at once', async () => {
    const [{ email, id }, browser] = [await createLearner(server), new BrowserSession(server)];
    const purchase = await (await beginOrder(server, browser)).pay('card-holder@example.com');
    await signInByPassword(server, email, browser);
    expect(outcomeOf(await ask(path, 'card-holder@example.com', browser))).toBe('activated');
    expect([await hasHeritageLessons(browser), await ownerOf(server, purchase)]).toEqual([true, id]);
    // The address on the receipt stays masked, so asking again reveals nothing about it.
    expect(outcomeOf(await ask(path, 'card-holder@example.com', browser))).toBe('check_inbox');
  });

  test('an address reveals its Heritage only to the learner it belongs to', async () => {
    const [{ email }, { email: owned }] = [await createBuyer(), await createBuyer()];
    const [unknown, waiting] = ['stranger@example.com', `other-${activated.length}@example.com`];
    await insertUnclaimed(server, waiting);
    const browser = await signInByPassword(server, email);
    expect(outcomeOf(await ask(path, email, browser))).toBe('activated');
    for (const stranger of [unknown, waiting, owned]) {
      expect([stranger, outcomeOf(await ask(path, stranger, browser))]).toEqual([stranger, 'check_inbox']);
    }
  });

  test('an address with a purchase, claimed or unclaimed, is mailed a link', async () => {
    const waiting = `waiting-${activated.length}@example.com`;
    await insertUnclaimed(server, waiting);
    const { email: owner } = await createBuyer();
    for (const email of [waiting, owner]) {
      expect(outcomeOf(await ask(path, email))).toBe('check_inbox');
      const link = linkIn(await mailTo(server, email));
      expect([link.origin, link.pathname, [...link.searchParams.keys()]]).toEqual([
        server.origin,
        '/restore-access',
        ['token'],
      ]);
    }
  });

  test('an address whose purchases were all refunded is told so, and its link promises no Heritage', async () => {
    const guest = `refunded-${activated.length}@example.com`;
    await insertUnclaimed(server, guest, 'refunded');
    const { email: owner } = await createLearner(server, { role: 'refunded' });
    for (const email of [guest, owner]) {
      expect(outcomeOf(await ask(path, email))).toBe('check_inbox');
      const mail = await mailTo(server, email);
      expect([mail.subject, mail.text]).toEqual([
        'Your Heritage is inactive',
        expect.stringContaining('because your payment was refunded'),
      ]);
      const link = linkIn(mail);
      expect([link.pathname, link.searchParams.get('returnTo')]).toEqual(['/sign-in/link', '/account#purchases']);
      const browser = new BrowserSession(server);
      await browser.post('/api/auth/link', { token: link.searchParams.get('token') });
      expect(await browser.currentUser()).toMatchObject({ email, subscriptionStatus: 'inactive' });
    }
  });

  test('an address with a refunded purchase and a paid one is mailed a link that unlocks Heritage', async () => {
    const email = `again-${activated.length}@example.com`;
    await insertUnclaimed(server, email);
    await insertUnclaimed(server, email, 'refunded');
    await ask(path, email);
    expect(linkIn(await mailTo(server, email)).pathname).toBe('/restore-access');
  });

  test('anyone else gets nothing, and the address is mailed a link', async () => {
    const email = `guest-${activated.length}@example.com`;
    const purchase = await insertUnclaimed(server, email);
    const [paid, other] = [new BrowserSession(server), await createLearner(server)];
    await (await beginOrder(server, paid)).pay('card-holder@example.com');
    const askers = [
      new BrowserSession(server),
      await signInByPassword(server, other.email),
      await signInByLink(server, other.email),
      // The browser holds a proof, but no one is signed in.
      paid,
    ];
    for (const [index, asker] of askers.entries()) {
      expect(outcomeOf(await ask(path, email, asker))).toBe('check_inbox');
      await mailTo(server, email, index + 1);
      expect(await hasHeritageLessons(asker)).toBe(false);
    }
    expect(await ownerOf(server, purchase)).toBeNull();
  });

  test('a password sign-in alone does not open Heritage, not even for the owner of the address', async () => {
    const { email } = await createLearner(server);
    await insertUnclaimed(server, email);
    const browser = await signInByPassword(server, email);
    expect(outcomeOf(await ask(path, email, browser))).toBe('check_inbox');
    expect(await hasHeritageLessons(browser)).toBe(false);
  });
});

test(`${EMERGENCY} mails a sign-in link to an address with an account or with a purchase`, async () => {
  const [{ email: known }, buyer] = [await createLearner(server), 'guest-buyer@example.com'];
  await insertUnclaimed(server, buyer);
  for (const email of [known, buyer]) {
    const page = await ask(EMERGENCY, email);
    expect([page.status, page.json()]).toEqual([202, { message: expect.stringContaining('Check your inbox') }]);
    expect(linkIn(await mailTo(server, email)).pathname).toBe('/sign-in/link');
  }
});
