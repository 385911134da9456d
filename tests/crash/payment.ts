import { setTimeout as pause } from 'node:timers/promises';
import { awaitArrival, beginPayment, payByCard } from '../simulation/payment.ts';
import { CrashClient, type LearnerClient } from './client.ts';
import type { World } from './world.ts';

/** The local mailbox shows its newest mails: receipts must not push all links out of it. */
const GUEST_EVERY_MS = 2000;

let guests = 0;

/** Guests arrive one after another, pay, and leave. */
export async function keepBuying(world: World): Promise<void> {
  while (!world.isOver) {
    guests += 1;
    await payForHeritage(world, { client: new CrashClient(world), email: `guest-${guests}@example.com` });
    await pause(world.random() * GUEST_EVERY_MS);
  }
}

interface Buyer {
  readonly client: LearnerClient;
  readonly email: string;
}

/** Pays as our checkout page does, and after a crash continues from the state of the order. */
export async function payForHeritage(world: World, { client, email }: Buyer): Promise<void> {
  let paid: string | null = null;
  while (paid === null) {
    const begun = await beginPayment(client);
    if (begun === null) return;
    const reply = await payByCard(client, begun, { email, origin: world.origin });
    if (reply?.status === 200) paid = begun.id;
    else if (reply !== null && reply.status !== 400)
      return void world.losses.push(`A card was answered ${reply.status}.`);
  }
  world.acknowledged += 1;
  world.paid.push(paid);
  if (world.random() < world.leaving) return;
  const state = await awaitArrival(client, paid);
  if (state !== 'paid') world.losses.push(`The payment ${paid} that was acknowledged is ${state}.`);
}
