import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { pushSubscription, reminderSettings } from '../../db/schema/reminder.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { type PushTarget, requireUsableKeys } from './push.ts';
import { isPushService } from './rules.ts';

interface ReminderChanges {
  readonly byEmail?: boolean | undefined;
  readonly hour?: number | undefined;
}

export async function updateReminder(db: Database, learner: Learner, changes: ReminderChanges): Promise<void> {
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  const row = { userId: learner.id, ...set };
  await db.insert(reminderSettings).values(row).onConflictDoUpdate({ target: reminderSettings.userId, set });
}

/** Ends the reminder by email, by the link in it. */
export async function stopReminderEmail(db: Database, userId: string): Promise<void> {
  const matches = and(eq(reminderSettings.userId, userId), reminderSettings.byEmail);
  await db.update(reminderSettings).set({ byEmail: false }).where(matches);
}

interface NewDevice extends PushTarget {
  readonly learner: Learner;
  readonly userAgent: string | null;
  readonly now: Date;
  readonly allowsLocal: boolean;
}

/** A browser has one subscription: who turns the reminder on there takes it over from who did before. */
export async function addReminderDevice(
  db: Database,
  { learner, endpoint, p256dh, auth, userAgent, now, allowsLocal }: NewDevice,
): Promise<void> {
  if (!isPushService(endpoint, { allowsLocal })) {
    throw new CallError('invalid_request', 'Reminders can’t be sent to this browser: its push service isn’t known.');
  }
  requireUsableKeys({ p256dh, auth });
  const owner = { userId: learner.id, p256dh, auth, userAgent };
  await db.transaction(async (tx) => {
    await tx.insert(reminderSettings).values({ userId: learner.id }).onConflictDoNothing();
    await tx
      .insert(pushSubscription)
      .values({ id: randomUUID(), endpoint, createdAt: now, ...owner })
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: owner });
  });
}

export async function removeReminderDevice(db: Database, learner: Learner, id: string): Promise<void> {
  const removed = await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.id, id), eq(pushSubscription.userId, learner.id)))
    .returning({ id: pushSubscription.id });
  if (removed.length === 0)
    throw new CallError('not_found', 'The reminder on that device has already been turned off.');
}
