import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type Account, PASSWORD, unused } from './prepared-accounts.ts';

/** Sign-up details of a new person. */
export function newcomer(): Account {
  const id = randomUUID().slice(0, 8);
  return { name: `Robin ${id}`, email: `robin-${id}@example.com`, password: `open-high-low-close-${id}` };
}

/** The accounts of `npm run seed`. Tests that share them leave them as they are. */
export const demonstration = {
  genesis: { name: 'Lena Learner', email: 'learner@example.com', password: PASSWORD },
  heritage: { name: 'Henry Heritage', email: 'heritage@example.com', password: PASSWORD },
} as const satisfies Record<string, Account>;

/** Makes calls with a browser's cookies, as a page of ours would. `context.request` shares those of its context. */
export interface Caller {
  readonly request: APIRequestContext;
  readonly origin: string;
}

/** Workers share the server: each takes accounts from a range of its own. */
const ACCOUNTS_PER_WORKER = 50;
let used = Number(process.env.TEST_WORKER_INDEX) * ACCOUNTS_PER_WORKER;

/** Signs in to an account of the test's own, which was prepared: signing up for it takes a mail and a hash longer. */
export async function createAccount(caller: Caller): Promise<Account> {
  const account = unused[used++];
  if (account === undefined) throw new Error('Every prepared account is used: prepare more in prepared-accounts.ts.');
  await signIn(caller, account);
  return account;
}

export async function signIn(caller: Caller, { email, password }: Account): Promise<void> {
  await post(caller, '/api/auth/sign-in/email', { email, password });
}

/** Completes lessons through the calls, in the order given, so that no celebration of them lies over a page. */
export async function completeLessons(caller: Caller, patternIds: readonly string[]): Promise<void> {
  const { request, origin } = caller;
  const data = { completed: true, masteryLevel: 'mastered' };
  for (const id of patternIds) check(await request.put(`/api/progress/${id}`, { headers: { origin }, data }));
  await viewCelebrations(caller);
}

/** Marks what there is to celebrate as viewed, so that no dialog lies over the pages of an account that tests share. */
export async function viewCelebrations({ request, origin }: Caller): Promise<void> {
  const unviewed = await check(await request.get(`${origin}/api/celebrations?unviewedOnly=true`)).json();
  for (const { id } of unviewed as { id: string }[]) {
    check(await request.patch(`${origin}/api/celebrations/${id}/viewed`, { headers: { origin } }));
  }
}

/** Makes a call that must succeed. */
export async function post({ request, origin }: Caller, path: string, data?: object): Promise<APIResponse> {
  return check(await request.post(origin + path, { headers: { origin }, ...(data && { data }) }));
}

function check(response: APIResponse): APIResponse {
  if (!response.ok()) throw new Error(`${response.url()} was answered with ${response.status()}.`);
  return response;
}
