import type { Reply } from './browser.ts';
import { type Client, callUntilAnswered, retryUntil } from './retry.ts';

const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
const FINAL_STATES = new Set(['paid', 'duplicate', 'failed', 'unknown', 'reversed']);

export interface BegunPayment {
  readonly id: string;
  readonly clientSecret: string;
}

/** Begins a payment as our checkout page does. Null when it was paid before a crash lost the response. */
export async function beginPayment(client: Client): Promise<BegunPayment | null> {
  const path = '/api/create-payment-intent';
  const ask = () => callUntilAnswered({ client, method: 'POST', path, body: { amount: 37 } });
  const { status, body } = await retryUntil(ask, (reply) => reply.status !== 429);
  if (status === 409) return null;
  const { clientSecret } = body as { clientSecret?: string };
  if (clientSecret === undefined) throw new Error(`No payment was begun: ${status} ${JSON.stringify(body)}`);
  return { clientSecret, id: clientSecret.split('_secret_')[0] ?? '' };
}

interface Payer {
  readonly email: string;
  readonly origin: string;
}

/** Pays in the sandbox with a card that is accepted. */
export function payByCard(client: Client, begun: BegunPayment, { email, origin }: Payer): Promise<Reply | null> {
  return client.send('POST', `/sandbox/payment_intents/${begun.id}/confirm`, {
    client_secret: begun.clientSecret,
    card: CARD,
    billing_details: { email },
    return_url: `${origin}/payment-success`,
  });
}

/** Waits as our return page does, and returns what has become of the payment. */
export async function awaitArrival(client: Client, id: string): Promise<string> {
  const ask = async () => {
    const { body } = await callUntilAnswered({ client, method: 'POST', path: `/api/payment/${id}/refresh` });
    return (body as { state: string }).state;
  };
  return retryUntil(ask, (state) => FINAL_STATES.has(state));
}
