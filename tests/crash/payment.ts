import { setTimeout as pause } from 'node:timers/promises';
import { Client } from './client.ts';
import { callUntilAnswered, retryUntil, type World } from './world.ts';

const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
const FINAL_STATES = new Set(['paid', 'duplicate', 'failed', 'unknown', 'reversed']);

/** The local mailbox shows its newest mails: receipts must not push all links out of it. */
const GUEST_EVERY_MS = 2000;

let guests = 0;

/** Guests arrive one after another, pay, and leave. */
export async function keepBuying(world: World): Promise<void> {
  while (!world.isOver) {
    guests += 1;
    await payForHeritage(world, { client: new Client(world), email: `guest-${guests}@example.com` });
    await pause(world.random() * GUEST_EVERY_MS);
  }
}

interface Buyer {
  readonly client: Client;
  readonly email: string;
}

/** Pays as our checkout page does, and after a crash continues from the state of the order. */
export async function payForHeritage(world: World, { client, email }: Buyer): Promise<void> {
  let paid: string | null = null;
  while (paid === null) {
    const begun = await beginPayment(client);
    if (begun === null) return;
    const confirm = `/sandbox/payment_intents/${begun.id}/confirm`;
    const reply = await client.send('POST', confirm, {
      client_secret: begun.clientSecret,
      card: CARD,
      billing_details: { email },
      return_url: `${world.origin}/payment-success`,
    });
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

/** Null when it was paid before a crash lost the response. */
async function beginPayment(client: Client): Promise<{ id: string; clientSecret: string } | null> {
  const path = '/api/create-payment-intent';
  const ask = () => callUntilAnswered({ client, method: 'POST', path, body: { amount: 37 } });
  const { status, body } = await retryUntil(ask, (reply) => reply.status !== 429);
  if (status === 409) return null;
  const { clientSecret } = body as { clientSecret?: string };
  if (clientSecret === undefined) throw new Error(`No payment was begun: ${status} ${JSON.stringify(body)}`);
  return { clientSecret, id: clientSecret.split('_secret_')[0] ?? '' };
}

async function awaitArrival(client: Client, id: string): Promise<string> {
  const ask = async () => {
    const { body } = await callUntilAnswered({ client, method: 'POST', path: `/api/payment/${id}/refresh` });
    return (body as { state: string }).state;
  };
  return retryUntil(ask, (state) => FINAL_STATES.has(state));
}
