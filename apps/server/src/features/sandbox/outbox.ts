import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../../db/client.ts';
import { sandboxDelivery, sandboxObject } from '../../db/schema/sandbox.ts';

/** While this lasts nobody else delivers an event that was claimed. Longer than a delivery may take. */
const CLAIM_MS = 60_000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

export interface ClaimedEvent {
  readonly event: Stripe.Event;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

/** Takes the next event that is due, in the order they happened. Of several processes, one gets it. */
export async function claimNext(db: Database, now: Date): Promise<ClaimedEvent | null> {
  const next = db
    .select({ eventId: sandboxDelivery.eventId })
    .from(sandboxDelivery)
    .innerJoin(sandboxObject, eq(sandboxObject.id, sandboxDelivery.eventId))
    .where(and(eq(sandboxDelivery.isDelivered, false), lte(sandboxDelivery.nextAttemptAt, now)))
    .orderBy(asc(sandboxDelivery.nextAttemptAt), asc(sandboxObject.position))
    .limit(1)
    .for('update', { of: sandboxDelivery, skipLocked: true });
  const [claimed] = await db
    .update(sandboxDelivery)
    .set({ attempts: sql`${sandboxDelivery.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
    // Compared, not searched in: a list could be read more than once, and lock more than one.
    .where(eq(sandboxDelivery.eventId, sql`(${next})`))
    .returning({ eventId: sandboxDelivery.eventId, attempts: sandboxDelivery.attempts });
  if (claimed === undefined) return null;
  const [row] = await db
    .select({ data: sandboxObject.data })
    .from(sandboxObject)
    .where(eq(sandboxObject.id, claimed.eventId));
  return { event: row?.data as Stripe.Event, attempts: claimed.attempts };
}

export async function markDelivered(db: Database, eventIds: readonly string[]): Promise<void> {
  await db
    .update(sandboxDelivery)
    .set({ isDelivered: true })
    .where(inArray(sandboxDelivery.eventId, [...eventIds]));
}

/** Puts the next attempt off, each time four times as far. */
export async function postpone(db: Database, { event, attempts }: ClaimedEvent, now: Date): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 4 ** (attempts - 1), LONGEST_PAUSE_MS);
  await db
    .update(sandboxDelivery)
    .set({ nextAttemptAt: new Date(now.getTime() + pause) })
    .where(eq(sandboxDelivery.eventId, event.id));
}

/** All that has not arrived yet, in the order it happened. */
export async function listWaiting(db: Database): Promise<Stripe.Event[]> {
  const rows = await db
    .select({ data: sandboxObject.data })
    .from(sandboxDelivery)
    .innerJoin(sandboxObject, eq(sandboxObject.id, sandboxDelivery.eventId))
    .where(eq(sandboxDelivery.isDelivered, false))
    .orderBy(asc(sandboxObject.position));
  return rows.map(({ data }) => data as Stripe.Event);
}
