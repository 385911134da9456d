import { accessCalls } from '@wickwise/contract/access';
import { identityCalls } from '@wickwise/contract/identity';
import { paymentCalls } from '@wickwise/contract/payment';
import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { awaitArrival, beginPayment, payByCard } from '../simulation/payment.ts';
import { PASSWORD } from '../simulation/sign-up.ts';
import { pick, type SoakLearner } from './learner.ts';

const TIME_ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Auckland'] as const;

/** What every page asks for a signed-in learner. */
export async function openSite({ client, think }: SoakLearner): Promise<void> {
  await Promise.all([
    client.call(identityCalls.currentUser, {}),
    client.call(accessCalls.subscriptionInfo, {}),
    client.call(rewardCalls.stats, {}),
    client.call(rewardCalls.listCelebrations, { query: { unviewedOnly: 'true' } }),
  ]);
  await think();
}

export async function viewProgress({ client, think }: SoakLearner): Promise<void> {
  await Promise.all([
    client.call(progressCalls.studyCalendar, {}),
    client.call(progressCalls.weeklyReview, {}),
    client.call(rewardCalls.listUserBadges, {}),
    client.call(rewardCalls.listBadgeProgress, {}),
    client.call(rewardCalls.listAchievements, {}),
    client.call(rewardCalls.listMilestones, {}),
    client.call(rewardCalls.listLedger, { query: {} }),
  ]);
  await think();
}

export async function changeAccount({ client, random, think }: SoakLearner): Promise<void> {
  await Promise.all([client.call(identityCalls.account, {}), client.call(paymentCalls.listPurchases, {})]);
  await think();
  await client.call(identityCalls.updateAccount, { body: { timeZone: pick(random, TIME_ZONES) ?? 'UTC' } });
  await client.call(identityCalls.exportAccount, {});
}

/** Signs out, mistypes the password once, and signs in. */
export async function signInAgain({ client, email, think }: SoakLearner): Promise<void> {
  await client.send('GET', '/api/logout');
  await think();
  const path = '/api/auth/sign-in/email';
  await client.send('POST', path, { email, password: PASSWORD.toUpperCase() }, [401]);
  await think();
  await client.send('POST', path, { email, password: PASSWORD });
}

/** Pays as our checkout page does, with or without an account. */
export async function buyHeritage({ client, email, origin, think }: SoakLearner): Promise<void> {
  const begun = await beginPayment(client);
  if (begun === null) throw new Error(`${email} has bought before.`);
  await think();
  await payByCard(client, begun, { email, origin });
  const state = await awaitArrival(client, begun.id);
  if (state !== 'paid') throw new Error(`The payment of ${email} is ${state}.`);
}
