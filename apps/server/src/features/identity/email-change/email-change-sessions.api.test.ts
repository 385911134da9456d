import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { insertPasskey, signInByPasskey } from '#tests/support/counterparts/passkey.ts';
import { insertUnclaimed, openBrowser, ownerOf, signInByLink } from '#tests/support/learner/buyers.ts';
import { beginEmailChange, confirmCurrentMailbox } from '#tests/support/learner/email-change.ts';
import { accessIn, browserOf, purchasesOf } from '#tests/support/learner/payments.ts';
import { newAddress } from '#tests/support/learner/sign-up.ts';
import { createLearner, type TestLearner } from '#tests/support/server.ts';
import { session, user } from '../../../db/schema/identity.ts';
import { unsubscribeUrl } from '../unsubscribe.ts';

const server = await useTestServer();

let learner: TestLearner;
let newEmail: string;
beforeEach(async () => {
  [learner, newEmail] = [await createLearner(server), newAddress()];
});

const confirmIn = (browser: BrowserSession, token: string) => browser.post('/api/email-change', { token });

describe('sessions after a change of address', () => {
  test('the browser that asked stays signed in, and so does one that confirms; others end', async () => {
    const [asking, confirming, other] = [
      browserOf(server, learner),
      await openBrowser(server, learner),
      await openBrowser(server, learner),
    ];
    const copy = confirming.copy();
    await confirmIn(confirming, await confirmCurrentMailbox(server, learner, newEmail));
    expect(await asking.currentUser()).toMatchObject({ id: learner.id, email: newEmail });
    expect(await confirming.currentUser()).toMatchObject({ id: learner.id, email: newEmail });
    // Verifying the mailbox gave its session a new cookie.
    for (const ended of [other, copy]) expect(await ended.currentUser()).toBeNull();
  });

  test('a link opened elsewhere signs no one in, and verifies the new mailbox in no session', async () => {
    await server.runtime.db.update(session).set({ mailboxProvenAt: server.now }).where(eq(session.userId, learner.id));
    const stranger = new BrowserSession(server);
    await confirmIn(stranger, await confirmCurrentMailbox(server, learner, newEmail));
    expect(await stranger.currentUser()).toBeNull();
    const asking = (await browserOf(server, learner).get('/api/account')).json();
    expect(asking).toMatchObject({ email: newEmail, maySetPassword: false });
  });

  test('passkeys keep working', async () => {
    const key = await insertPasskey(server, learner.id);
    await confirmIn(new BrowserSession(server), await confirmCurrentMailbox(server, learner, newEmail));
    const browser = new BrowserSession(server);
    await signInByPasskey(browser, key);
    expect(await browser.currentUser()).toMatchObject({ id: learner.id, email: newEmail });
  });

  test('the weekly email’s unsubscribe link keeps working', async () => {
    const { db, auth } = server.runtime;
    await db.update(user).set({ weeklyEmail: true }).where(eq(user.id, learner.id));
    const { secret } = await auth.$context;
    const link = new URL(
      unsubscribeUrl({ publicUrl: server.origin, secret, userId: learner.id, mail: 'weekly-email' }),
    );
    await confirmIn(new BrowserSession(server), await confirmCurrentMailbox(server, learner, newEmail));
    const token = link.searchParams.get('token');
    expect((await new BrowserSession(server).post('/api/unsubscribe', { token })).status).toBe(200);
    expect(await db.select({ on: user.weeklyEmail }).from(user).where(eq(user.id, learner.id))).toEqual([
      { on: false },
    ]);
  });
});

describe('purchases after a change of address', () => {
  test('what the account bought stays its own, under the address of then', async () => {
    const buyer = await createLearner(server, { role: 'heritage' });
    await confirmIn(new BrowserSession(server), await confirmCurrentMailbox(server, buyer, newEmail));
    expect(await accessIn(browserOf(server, buyer))).toBe('heritage active');
    expect(await purchasesOf(server, buyer)).toMatchObject([{ email: buyer.email, status: 'paid' }]);
    // The next owner of the old mailbox has no claim to it.
    const next = await signInByLink(server, buyer.email);
    expect(await accessIn(next)).toBe('genesis active');
  });

  test('a guest purchase under the new address opens Heritage in the account’s own browser', async () => {
    const purchase = await insertUnclaimed(server, newEmail);
    const browser = await openBrowser(server, learner);
    await confirmIn(browser, await confirmCurrentMailbox(server, learner, newEmail));
    expect([await accessIn(browser), await ownerOf(server, purchase)]).toEqual(['heritage active', learner.id]);
  });

  test('a guest purchase under the new address waits when another browser confirms, until a link signs in', async () => {
    const purchase = await insertUnclaimed(server, newEmail);
    await confirmIn(new BrowserSession(server), await confirmCurrentMailbox(server, learner, newEmail));
    expect(await accessIn(browserOf(server, learner))).toBe('genesis active');
    const browser = await signInByLink(server, newEmail);
    expect([await accessIn(browser), await ownerOf(server, purchase)]).toEqual(['heritage active', learner.id]);
  });

  test('a guest purchase under the old address is claimed when its mailbox confirms in the account’s browser', async () => {
    const purchase = await insertUnclaimed(server, learner.email);
    const browser = browserOf(server, learner);
    await confirmIn(browser, await beginEmailChange(server, learner, { newEmail }));
    expect([await accessIn(browser), await ownerOf(server, purchase)]).toEqual(['heritage active', learner.id]);
  });
});
