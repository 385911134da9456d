import type { WebhookHandler } from './delivery.ts';

const TIMEOUT_MS = 30_000;

/** Posts events to a URL, as Stripe does. It rejects when the webhook cannot be reached; the event is retried. */
export function postTo(url: string): WebhookHandler {
  return async ({ body, signature }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  };
}
