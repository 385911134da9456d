import type { CurrentUser } from '@wickwise/contract/identity';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { insertOrder, insertPurchase, type NewPurchase } from '../../../apps/server/src/db/factories.ts';
import { accessChange, purchase } from '../../../apps/server/src/db/schema/access.ts';
import { PROOF_COOKIE } from '../../../apps/server/src/features/access/proof.ts';
import { createSecret, digest } from '../../../apps/server/src/plugins/secret.ts';
import { BrowserSession } from '../browser/browser-session.ts';
import { mailsTo, tokenIn } from '../counterparts/mail.ts';
import { openSession, TEST_PASSWORD, type TestLearner, type TestServer } from '../server.ts';

/** A guest's purchase, unclaimed under its address. */
export function insertUnclaimed(server: TestServer, email: string, status?: NewPurchase['status']): Promise<string> {
  return insertPurchase(server.runtime.db, { userId: null, email, ...(status && { status }) });
}

export interface GuestOrder {
  readonly orderId: string;
  /** Stores the order's purchase. Returns its id. */
  pay(email: string): Promise<string>;
}

/** An order started in this browser, with the proof cookie that the server would have set. */
export async function beginOrder(server: TestServer, browser: BrowserSession): Promise<GuestOrder> {
  const [secret, { db }] = [createSecret(), server.runtime];
  browser.plant(`${PROOF_COOKIE}=${encodeURIComponent(server.app.signCookie(secret))}; Path=/api`);
  const orderId = await insertOrder(db, digest(secret));
  return { orderId, pay: (email) => insertPurchase(db, { userId: null, email, orderId, proofDigest: digest(secret) }) };
}

/** Signs in by a mailed link, which verifies the mailbox in this session. Other mails may arrive meanwhile. */
export async function signInByLink(server: TestServer, email: string, browser = new BrowserSession(server)) {
  const links = async () =>
    (await mailsTo(server, email)).filter(({ text }) => text.includes('/sign-in/link?')).map(tokenIn);
  const before = await links();
  await browser.post('/api/auth/sign-in/magic-link', { email });
  await expect.poll(async () => (await links()).length, { timeout: 10_000 }).toBe(before.length + 1);
  await browser.post('/api/auth/link', { token: (await links())[0] });
  return browser;
}

/** Signs in by password, which verifies no mailbox. */
export async function signInByPassword(server: TestServer, email: string, browser = new BrowserSession(server)) {
  await browser.post('/api/auth/sign-in/email', { email, password: TEST_PASSWORD });
  return browser;
}

/** A browser with a new session of the learner. */
export async function openBrowser(server: TestServer, { id }: TestLearner): Promise<BrowserSession> {
  const browser = new BrowserSession(server);
  browser.plant(`${await openSession(server, id)}; Path=/`);
  return browser;
}

/** What the current user shows of each tier. */
export const HERITAGE = { subscriptionTier: 'heritage', subscriptionStatus: 'active' };
export const GENESIS = { subscriptionTier: 'genesis', subscriptionStatus: 'active' };

/** Claims what this browser and its session can prove, and a purchase that the learner confirms. */
export async function claim(browser: BrowserSession, confirmedPurchaseId?: string): Promise<CurrentUser> {
  return (await browser.post('/api/purchases/claim', { confirmedPurchaseId })).json();
}

export async function ownerOf(server: TestServer, purchaseId: string): Promise<string | null> {
  const [found] = await server.runtime.db.select().from(purchase).where(eq(purchase.id, purchaseId));
  return found?.userId ?? null;
}

/** The access changes of a purchase, in order. */
export async function changesOf(server: TestServer, purchaseId: string) {
  const { change, cause, userId } = accessChange;
  const own = eq(accessChange.purchaseId, purchaseId);
  return server.runtime.db
    .select({ change, cause, userId })
    .from(accessChange)
    .where(own)
    .orderBy(asc(accessChange.id));
}

/** Whether the server sends this browser Heritage lessons. */
export async function hasHeritageLessons(browser: BrowserSession): Promise<boolean> {
  const patterns = (await browser.get('/api/patterns')).json<{ requiredTier: string; access: string }[]>();
  return patterns.some(({ requiredTier, access }) => requiredTier === 'heritage' && access === 'lesson');
}
