import { type PaymentState, paymentCalls } from '@wickwise/contract/payment';
import type { Sandbox } from '@wickwise/stripe-sandbox/sandbox';
import { eq } from 'drizzle-orm';
import { beforeEach, vi } from 'vitest';
import { accessChange, purchase } from '../../../apps/server/src/db/schema/access.ts';
import { paymentOrder } from '../../../apps/server/src/db/schema/payment.ts';
import { useTestServer } from '../api-test.ts';
import { BrowserSession, type Page } from '../browser/browser-session.ts';
import { createLearner, type TestLearner, type TestServer } from '../server.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  refundFails: '4000000000005126',
  disputed: '4000000000000259',
} as const;

export const PROCESSING_DEBIT = 'pm_usBankAccount_processing';

/** The sandbox behind a test server, whose faults and bank a test drives. */
export function sandboxOf(server: TestServer): Sandbox {
  const { sandbox } = server.runtime.payments;
  if (sandbox === null) throw new Error('This server has no sandbox.');
  return sandbox;
}

/** A browser in which a learner is signed in. */
export function browserOf(server: TestServer, learner: TestLearner): BrowserSession {
  const browser = new BrowserSession(server);
  browser.plant(`${learner.cookie}; Path=/`);
  return browser;
}

export interface NewBuyer {
  readonly learner: TestLearner;
  readonly browser: BrowserSession;
}

/** A new learner at the present time, with a sandbox without faults. */
export async function newBuyer(server: TestServer): Promise<NewBuyer> {
  await sandboxOf(server).faults.clear();
  server.now = new Date();
  const learner = await createLearner(server);
  return { learner, browser: browserOf(server, learner) };
}

/** A new buyer before each test of the file that calls this at its top: `const buyer = useBuyer(server)`. */
export function useBuyer(server: TestServer): NewBuyer {
  const buyer = {} as { learner: TestLearner; browser: BrowserSession };
  beforeEach(async () => {
    Object.assign(buyer, await newBuyer(server));
  });
  return buyer;
}

/**
 * One server for all tests of the file that calls this at its top, with a new buyer before each. Tests drive the
 * sandbox's `faults` and mock methods of the client `stripe`; each begins with neither.
 */
export async function usePaymentServer() {
  const server = await useTestServer();
  const buyer = useBuyer(server);
  beforeEach(() => {
    vi.restoreAllMocks();
  });
  return { server, buyer, stripe: server.runtime.payments.stripe, faults: sandboxOf(server).faults };
}

export interface StartedPayment {
  readonly id: string;
  readonly clientSecret: string;
}

/** Asks for a payment on our own page, which may be refused. */
export function requestPayment(browser: BrowserSession, body: object = { amount: 37 }): Promise<Page> {
  return browser.post(paymentCalls.createPaymentIntent.path, body);
}

/** Starts a payment on our own page. */
export async function beginPayment(browser: BrowserSession): Promise<StartedPayment> {
  const page = await requestPayment(browser);
  if (page.status !== 200) throw new Error(`No payment was begun: ${page.status} ${page.text}`);
  const { clientSecret } = page.json<{ clientSecret: string }>();
  return { id: clientSecret.split('_secret_')[0] ?? '', clientSecret };
}

interface CardPayment {
  readonly email: string;
  readonly card?: string;
}

/** Pays with a card, as the form on our page does. Its events are pending when it returns. */
export async function payByCard(server: TestServer, begun: StartedPayment, { email, card = CARDS.good }: CardPayment) {
  return sandboxOf(server).browser.confirm(begun.id, {
    clientSecret: begun.clientSecret,
    card: { number: card, exp_month: 12, exp_year: server.now.getUTCFullYear() + 3, cvc: '123' },
    payer: { email },
    returnUrl: `${server.origin}/payment-success`,
  });
}

/** Starts a payment on the hosted page. Returns the session's id. */
export async function beginCheckout(browser: BrowserSession): Promise<string> {
  const page = await browser.post(paymentCalls.createCheckout.path, undefined);
  if (page.status !== 200) throw new Error(`No checkout was begun: ${page.status} ${page.text}`);
  return page.json<{ url: string }>().url.split('/').at(-1) ?? '';
}

/** Pays on the hosted page, with a valid card or a debit. */
export async function payCheckout(server: TestServer, sessionId: string, by: { email: string; debit?: string }) {
  const card = { number: CARDS.good, exp_month: 12, exp_year: server.now.getUTCFullYear() + 3, cvc: '123' };
  const chosen = by.debit === undefined ? { card } : { debit: by.debit };
  return sandboxOf(server).browser.payCheckout(sessionId, { email: by.email, chosen });
}

/** Buys Heritage in a browser from start to finish. Returns the id of the payment. */
export async function buyHeritage(server: TestServer, browser: BrowserSession, email: string): Promise<string> {
  const begun = await beginPayment(browser);
  await payByCard(server, begun, { email });
  await sandboxOf(server).deliverDue();
  return begun.id;
}

/** What the return page learns of a payment, once the server has asked Stripe. */
export async function refreshPayment(browser: BrowserSession, id: string) {
  const page = await browser.post(`/api/payment/${id}/refresh`, undefined);
  return page.json<{ state: PaymentState; hasHeritageAccess: boolean }>();
}

export async function listOrders(server: TestServer) {
  return server.runtime.db.select().from(paymentOrder).orderBy(paymentOrder.createdAt);
}

export async function ordersOf(server: TestServer, { id }: TestLearner) {
  const isTheirs = eq(paymentOrder.userId, id);
  return server.runtime.db.select().from(paymentOrder).where(isTheirs).orderBy(paymentOrder.createdAt);
}

/** The payments at Stripe that belong to orders of the learner. */
export async function paymentsOf(server: TestServer, owner: TestLearner): Promise<string[]> {
  const orders = new Set((await ordersOf(server, owner)).map(({ id }) => id));
  const { paymentIntents } = server.runtime.payments.stripe;
  const intents = await paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return intents.filter(({ metadata }) => orders.has(metadata.order_id ?? '')).map(({ id }) => id);
}

/** The checkout sessions at Stripe that belong to orders of the learner. */
export async function sessionsOf(server: TestServer, owner: TestLearner): Promise<string[]> {
  const orders = new Set((await ordersOf(server, owner)).map(({ id }) => id));
  const { sessions } = server.runtime.payments.stripe.checkout;
  const all = await sessions.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return all.filter(({ metadata }) => orders.has(metadata?.order_id ?? '')).map(({ id }) => id);
}

export async function listStoredPurchases(server: TestServer) {
  return server.runtime.db.select().from(purchase).orderBy(purchase.number);
}

/** How many payment mails were ever queued, sent or not. */
export async function countMailJobs(server: TestServer): Promise<number> {
  const { rows } = await server.connection.run('select count(*)::int as jobs from pgboss.job where name = $1', [
    'payment-mail',
  ]);
  return (rows[0] as { jobs: number }).jobs;
}

/** The tier and status of the signed-in learner, from a fresh request. */
export async function accessIn(browser: BrowserSession): Promise<string> {
  const user = await browser.currentUser();
  return `${user?.subscriptionTier} ${user?.subscriptionStatus}`;
}

/** The status of each purchase of an address or a learner, in the order of arrival. */
export async function purchaseStatuses(server: TestServer, owner: { email: string } | { userId: string }) {
  const isTheirs = 'email' in owner ? eq(purchase.email, owner.email) : eq(purchase.userId, owner.userId);
  const rows = await server.runtime.db.select().from(purchase).where(isTheirs).orderBy(purchase.number);
  return rows.map(({ status, duplicateOf }) => (duplicateOf === null ? status : `duplicate ${status}`));
}

export async function purchasesOf(server: TestServer, owner: TestLearner) {
  return server.runtime.db.select().from(purchase).where(eq(purchase.userId, owner.id));
}

/** The access changes of a learner, in order. */
export async function changesOf(server: TestServer, owner: TestLearner): Promise<string[]> {
  const own = eq(accessChange.userId, owner.id);
  const rows = await server.runtime.db.select().from(accessChange).where(own).orderBy(accessChange.id);
  return rows.map(({ change }) => change);
}
