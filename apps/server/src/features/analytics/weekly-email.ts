import { parseLocalDay } from '@wickwise/learning/local-day';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { JobOutcome, JobQueue } from '../../db/job-queue.ts';
import { user } from '../../db/schema/identity.ts';
import { DAY_MS } from '../../plugins/duration.ts';
import type { Entitlement } from '../../plugins/session.ts';
import { DEFAULT_TIME_ZONE, unsubscribeUrl } from '../identity/public.ts';
import { isTemporary, type Mailer } from '../mail/public.ts';
import { readLearned } from '../today/public.ts';
import { readWeek } from './week.ts';
import { isMailingHour, weeklyMail } from './weekly-email-text.ts';

/** Finds the learners who are due a weekly email. */
export const WEEKLY_EMAIL_SWEEP = 'weekly-email-round';
/** Sends one weekly email. */
export const WEEKLY_EMAIL = 'weekly-email';

const SWEEP_SECONDS = 15 * 60;
/** Less than a week, because the clocks may have gone forward in between. */
const AT_LEAST_APART_MS = 6 * DAY_MS;

interface WeeklyEmailContext {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly entitlement: Entitlement;
  readonly publicUrl: string;
  /** Signs the unsubscribe link. */
  readonly secret: string;
  readonly clock: () => Date;
}

/** Registers the jobs: a sweep every 15 minutes, and one job for each email. */
export function defineWeeklyEmailJobs(context: WeeklyEmailContext): void {
  const { jobs } = context;
  const retries = { retries: 9, retryAfterSeconds: 5 };
  jobs.define(WEEKLY_EMAIL, { ...retries, handle: (data, jobId) => sendMail(context, { ...job.parse(data), jobId }) });
  const handle = () => runSweep(context);
  jobs.define(WEEKLY_EMAIL_SWEEP, { retries: 0, retryAfterSeconds: 0, everySeconds: SWEEP_SECONDS, handle });
}

const job = z.object({ userId: z.string() });

async function runSweep(context: WeeklyEmailContext): Promise<JobOutcome> {
  const { db, clock } = context;
  const now = clock();
  const waiting = await db.select({ id: user.id, timeZone: user.timeZone }).from(user).where(isWaiting(now));
  const due = waiting.filter(({ timeZone }) => isMailingHour(now, timeZone ?? DEFAULT_TIME_ZONE));
  for (const { id } of due) await enqueue(context, { userId: id, now });
  if (due.length > 0) context.jobs.wake();
  return { done: true };
}

function isWaiting(now: Date) {
  const isLongAgo = lt(user.weeklyEmailQueuedAt, new Date(now.getTime() - AT_LEAST_APART_MS));
  return and(user.weeklyEmail, or(isNull(user.weeklyEmailQueuedAt), isLongAgo));
}

/** In one transaction with the record of it, so that a repeated sweep sends nothing twice. */
async function enqueue({ db, jobs }: WeeklyEmailContext, { userId, now }: { userId: string; now: Date }) {
  await db.transaction(async (tx) => {
    const matches = and(eq(user.id, userId), isWaiting(now));
    const noted = await tx.update(user).set({ weeklyEmailQueuedAt: now }).where(matches).returning({ id: user.id });
    if (noted.length > 0) await jobs.add(tx, WEEKLY_EMAIL, { userId });
  });
}

async function sendMail(
  context: WeeklyEmailContext,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobOutcome> {
  const { db, mailer, entitlement, publicUrl, secret, clock } = context;
  const matches = and(eq(user.id, userId), user.weeklyEmail);
  const [found] = await db.select({ profile: user, hasPaid: entitlement.hasPaid }).from(user).where(matches);
  if (found === undefined) return { givenUp: 'The learner switched the weekly email off, or is gone.' };
  const learner = { ...found.profile, ...entitlement.tierOf(found.hasPaid) };
  const week = await readWeek(db, { learner, now: clock() });
  const days = { from: parseLocalDay(week.from), today: parseLocalDay(week.to) };
  const learned = await readLearned(db, { learner, ...days });
  const link = unsubscribeUrl({ publicUrl, secret, userId, mail: 'weekly-email' });
  try {
    await mailer.send({
      ...weeklyMail({ ...week, byEvidence: learned }, { publicUrl, link }),
      to: learner.email,
      id: `week-${jobId}`,
    });
    return { done: true };
  } catch (error) {
    if (isTemporary(error)) throw error;
    return { givenUp: error instanceof Error ? error.message : String(error) };
  }
}
