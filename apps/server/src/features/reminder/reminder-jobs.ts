import type { LocalDay } from '@wickwise/learning/local-day';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/client.ts';
import type { JobOutcome, JobQueue } from '../../db/job-queue.ts';
import { user } from '../../db/schema/identity.ts';
import { pushSubscription, reminderSettings } from '../../db/schema/reminder.ts';
import { DEFAULT_TIME_ZONE } from '../identity/public.ts';
import { dayToRemindOf } from './rules.ts';
import { pushReminder, type ReminderSender, sendReminderEmail } from './send-reminder.ts';

/** Finds the learners who are due a reminder. */
export const REMINDER_SWEEP = 'reminder-round';
const REMINDER_EMAIL = 'reminder-email';
const REMINDER_PUSH = 'reminder-push';

const SWEEP_SECONDS = 15 * 60;

interface ReminderJobs extends ReminderSender {
  readonly jobs: JobQueue;
}

/** Registers the jobs: a sweep every 15 minutes, one job for each email, and one for each device. */
export function defineReminderJobs(context: ReminderJobs): void {
  const { jobs } = context;
  jobs.define(REMINDER_EMAIL, {
    retries: 9,
    retryAfterSeconds: 5,
    handle: (data, jobId) => sendReminderEmail(context, { ...emailJob.parse(data), jobId }),
  });
  jobs.define(REMINDER_PUSH, {
    retries: 5,
    retryAfterSeconds: 30,
    handle: (data) => pushReminder(context, pushJob.parse(data)),
  });
  const handle = () => runSweep(context);
  jobs.define(REMINDER_SWEEP, { retries: 0, retryAfterSeconds: 0, everySeconds: SWEEP_SECONDS, handle });
}

const emailJob = z.object({ userId: z.string() });
const pushJob = emailJob.extend({ deviceId: z.uuid() });

async function runSweep(context: ReminderJobs): Promise<JobOutcome> {
  const { db, jobs, clock } = context;
  const now = clock();
  for (const { userId, hour, timeZone } of await listReminded(db)) {
    const day = dayToRemindOf(now, { hour, timeZone: timeZone ?? DEFAULT_TIME_ZONE });
    if (day !== null) await db.transaction((tx) => enqueue(tx, { jobs, userId, day }));
  }
  jobs.wake();
  return { done: true };
}

/** Everyone with a reminder switched on. */
function listReminded(db: Database) {
  const byEmail = db
    .select({ id: reminderSettings.userId })
    .from(reminderSettings)
    .where(reminderSettings.byEmail.getSQL());
  const byPush = db.select({ id: pushSubscription.userId }).from(pushSubscription);
  const { userId, hour } = reminderSettings;
  return db
    .select({ userId, hour, timeZone: user.timeZone })
    .from(reminderSettings)
    .innerJoin(user, eq(user.id, userId))
    .where(inArray(userId, union(byEmail, byPush)));
}

interface Due {
  readonly jobs: JobQueue;
  readonly userId: string;
  readonly day: LocalDay;
}

/** In one transaction with the note of the day, so that neither a repeated sweep nor another process's sends it again. */
async function enqueue(tx: Transaction, { jobs, userId, day }: Due): Promise<void> {
  const { queuedFor } = reminderSettings;
  const isWaiting = and(eq(reminderSettings.userId, userId), or(isNull(queuedFor), lt(queuedFor, day)));
  const [noted] = await tx.update(reminderSettings).set({ queuedFor: day }).where(isWaiting).returning();
  if (noted === undefined) return;
  if (noted.byEmail) await jobs.add(tx, REMINDER_EMAIL, { userId });
  const devices = await tx.select().from(pushSubscription).where(eq(pushSubscription.userId, userId));
  for (const { id: deviceId } of devices) await jobs.add(tx, REMINDER_PUSH, { userId, deviceId });
}
