import { and, asc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../db/database.ts';
import { sandboxDelivery, sandboxObject } from '../db/schema.ts';

/** How long a claimed event is kept from other processes. Longer than a delivery may take. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60 * 60 * 1000;

export interface ClaimedEvent {
  readonly event: Stripe.Event;
  /** How many times it was tried, including this time. */
  readonly attempts: number;
}

/** When the next change of an object or delivery of an event is due, or null when none is left: in one query. */
export async function readNextDue(db: Database): Promise<Date | null> {
  const changes = db.select({ at: min(sandboxObject.dueAt) }).from(sandboxObject);
  const deliveries = db
    .select({ at: min(sandboxDelivery.nextAttemptAt) })
    .from(sandboxDelivery)
    .where(eq(sandboxDelivery.isDelivered, false));
  const times = (await changes.unionAll(deliveries)).flatMap(({ at }) => at ?? []);
  return times.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);
}

/** Claims the next event that is due, in the order they happened. Of several processes, only one gets it. */
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
    .set({ attempts: sql`${sandboxDelivery.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    // Compared with =, not with in: the subquery could be run more than once, and lock more than one row.
    .where(eq(sandboxDelivery.eventId, sql`(${next})`))
    .returning({ eventId: sandboxDelivery.eventId, attempts: sandboxDelivery.attempts });
  if (claimed === undefined) return null;
  const [row] = await db
    .select({ data: sandboxObject.data })
    .from(sandboxObject)
    .where(eq(sandboxObject.id, claimed.eventId));
  return { event: row?.data as Stripe.Event, attempts: claimed.attempts };
}

/** Makes every undelivered event due: a process that was killed may have claimed it. A repeat does no harm. */
export async function makeAllDue(db: Database): Promise<void> {
  await db
    .update(sandboxDelivery)
    .set({ nextAttemptAt: new Date(0) })
    .where(eq(sandboxDelivery.isDelivered, false));
}

export async function markDelivered(db: Database, eventIds: readonly string[]): Promise<void> {
  await db
    .update(sandboxDelivery)
    .set({ isDelivered: true })
    .where(inArray(sandboxDelivery.eventId, [...eventIds]));
}

/** Schedules the next attempt, each time four times as far off. */
export async function scheduleRetry(db: Database, { event, attempts }: ClaimedEvent, now: Date): Promise<void> {
  const delay = Math.min(FIRST_RETRY_MS * 4 ** (attempts - 1), MAX_RETRY_MS);
  await db
    .update(sandboxDelivery)
    .set({ nextAttemptAt: new Date(now.getTime() + delay) })
    .where(eq(sandboxDelivery.eventId, event.id));
}

/** Lists the events that are not delivered yet, in the order they happened. */
export async function listPending(db: Database): Promise<Stripe.Event[]> {
  const rows = await db
    .select({ data: sandboxObject.data })
    .from(sandboxDelivery)
    .innerJoin(sandboxObject, eq(sandboxObject.id, sandboxDelivery.eventId))
    .where(eq(sandboxDelivery.isDelivered, false))
    .orderBy(asc(sandboxObject.position));
  return rows.map(({ data }) => data as Stripe.Event);
}
