import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { sandboxObject } from './db/schema.ts';
import type { Kind, PaymentIntent, Session, StoredObjects } from './objects.ts';
import { resourceMissing } from './stripe-error.ts';

export async function findObject<K extends Kind>(db: Database, kind: K, id: string): Promise<StoredObjects[K] | null> {
  const [row] = await selectObject(db, kind, id);
  return row === undefined ? null : (row.data as StoredObjects[K]);
}

/** Reads an object, or throws Stripe's error about `param`. */
export async function readObject<K extends Kind>(db: Database, kind: K, id: string, param?: string) {
  const object = await findObject(db, kind, id);
  if (object === null) throw resourceMissing(kind, id, param);
  return object;
}

/** Like `readObject`, and locks the object until the transaction ends. */
export async function lockObject<K extends Kind>(db: Database, kind: K, id: string, param?: string) {
  const [row] = await selectObject(db, kind, id).for('update');
  if (row === undefined) throw resourceMissing(kind, id, param);
  return row.data as StoredObjects[K];
}

function selectObject(db: Database, kind: Kind, id: string) {
  return db
    .select({ data: sandboxObject.data })
    .from(sandboxObject)
    .where(and(eq(sandboxObject.id, id), eq(sandboxObject.kind, kind)));
}

/** A payment intent and the checkout session that it pays, if any. */
export interface Payment {
  readonly intent: PaymentIntent;
  readonly session: Session | null;
}

/** Locks everything that a payment changes, always the session first, which prevents deadlocks. */
export async function lockPayment(db: Database, intentId: string, param?: string): Promise<Payment> {
  const [row] = await db
    .select({ id: sandboxObject.id })
    .from(sandboxObject)
    .where(and(eq(sandboxObject.paymentIntent, intentId), eq(sandboxObject.kind, 'checkout.session')));
  const session = row === undefined ? null : await lockObject(db, 'checkout.session', row.id);
  return { session, intent: await lockObject(db, 'payment_intent', intentId, param) };
}

export interface Page {
  readonly limit: number;
  readonly startingAfter?: string | undefined;
  readonly where: readonly SQL[];
}

/** Lists the newest objects of a kind, and whether there are older ones. */
export async function listObjects<K extends Kind>(
  db: Database,
  kind: K,
  { limit, startingAfter, where }: Page,
): Promise<{ data: StoredObjects[K][]; has_more: boolean }> {
  const before = startingAfter === undefined ? [] : [await isOlderThan(db, kind, startingAfter)];
  const rows = await db
    .select({ data: sandboxObject.data })
    .from(sandboxObject)
    .where(and(eq(sandboxObject.kind, kind), ...before, ...where))
    .orderBy(desc(sandboxObject.position))
    .limit(limit + 1);
  return { data: rows.slice(0, limit).map(({ data }) => data as StoredObjects[K]), has_more: rows.length > limit };
}

async function isOlderThan(db: Database, kind: Kind, id: string): Promise<SQL> {
  const [row] = await db
    .select({ position: sandboxObject.position })
    .from(sandboxObject)
    .where(and(eq(sandboxObject.id, id), eq(sandboxObject.kind, kind)));
  if (row === undefined) throw resourceMissing(kind, id, 'starting_after');
  return lt(sandboxObject.position, row.position);
}

/** The condition that a field of the object has one of the values. */
export function hasField(field: string, values: readonly string[]): SQL {
  const choices = sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  );
  return sql`${sandboxObject.data} ->> ${field}::text in (${choices})`;
}
