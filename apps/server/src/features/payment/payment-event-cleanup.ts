import { lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { JobKind } from '../../db/job-queue.ts';
import { paymentEvent } from '../../db/schema/payment.ts';
import { DAY_MS } from '../../plugins/duration.ts';

export const PAYMENT_EVENT_CLEANUP = 'payment-event-cleanup';

/** Stripe repeats an event for three days, and by hand for 30. */
const EVENT_DAYS = 90;
const CLEANUP_SECONDS = 6 * 60 * 60;

interface CleanupOptions {
  readonly db: Database;
  readonly clock: () => Date;
}

export function paymentEventCleanupJob({ db, clock }: CleanupOptions): JobKind {
  const handle = async () => {
    const oldest = new Date(clock().getTime() - EVENT_DAYS * DAY_MS);
    await db.delete(paymentEvent).where(lt(paymentEvent.receivedAt, oldest));
    return { done: true } as const;
  };
  return { retries: 0, retryAfterSeconds: 0, everySeconds: CLEANUP_SECONDS, handle };
}
