import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { linkIn, readMail } from './mailbox.ts';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who has no account yet. */
export function newcomer(): Account {
  const id = randomUUID().slice(0, 8);
  return { name: `Robin ${id}`, email: `robin-${id}@example.com`, password: `open-high-low-close-${id}` };
}

/** The accounts of `npm run seed`. Tests that share them leave them as they are. */
export const demonstration = {
  genesis: { name: 'Lena Learner', email: 'learner@example.com', password: 'candlestick-demo' },
  heritage: { name: 'Henry Heritage', email: 'heritage@example.com', password: 'candlestick-demo' },
} as const satisfies Record<string, Account>;

/** Makes calls with a browser's cookies, as a page of ours would. `context.request` shares those of its context. */
export interface Caller {
  readonly request: APIRequestContext;
  readonly origin: string;
}

/** Makes an account with a proven mailbox through the calls, not the screens, and signs in to it. */
export async function createAccount(caller: Caller): Promise<Account> {
  const account = newcomer();
  await post(caller, '/api/auth/sign-up/email', { ...account, callbackURL: '/learn' });
  await spendNewestLink(caller, account.email);
  return account;
}

export async function signIn(caller: Caller, { email, password }: Account): Promise<void> {
  await post(caller, '/api/auth/sign-in/email', { email, password });
}

/** Signs in by a mailed link: the way for accounts that have no password. */
export async function signInByLink(caller: Caller, email: string): Promise<void> {
  await post(caller, '/api/auth/sign-in/magic-link', { email, callbackURL: '/learn' });
  await spendNewestLink(caller, email);
}

async function spendNewestLink(caller: Caller, email: string): Promise<void> {
  const link = new URL(linkIn(await readMail(caller.request, email)));
  await post(caller, '/api/auth/link', { token: link.searchParams.get('token') });
}

/** Completes lessons through the calls, in the order given. */
export async function completeLessons({ request, origin }: Caller, patternIds: readonly string[]): Promise<void> {
  const data = { completed: true, masteryLevel: 'mastered' };
  for (const id of patternIds) check(await request.put(`/api/progress/${id}`, { headers: { origin }, data }));
}

async function post({ request, origin }: Caller, path: string, data: object): Promise<void> {
  check(await request.post(path, { headers: { origin }, data }));
}

function check(response: APIResponse): void {
  if (!response.ok()) throw new Error(`${response.url()} was answered with ${response.status()}.`);
}
