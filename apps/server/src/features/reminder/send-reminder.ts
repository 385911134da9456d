import type { PlanItem } from '@wickwise/contract/today';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { JobOutcome } from '../../db/job-queue.ts';
import { user } from '../../db/schema/identity.ts';
import { pushSubscription, reminderSettings } from '../../db/schema/reminder.ts';
import type { Entitlement, LearnerProfile } from '../../plugins/session.ts';
import { unsubscribeUrl } from '../identity/public.ts';
import { isTemporary, type Mailer } from '../mail/public.ts';
import { listActivitiesSince, readStudyDay } from '../progress/public.ts';
import { PushError, type PushSender, sendPush } from './push.ts';
import { reminderMail, reminderNotice } from './reminder-text.ts';

export interface ReminderSender {
  readonly db: Database;
  readonly mailer: Mailer;
  /** Null where this server sends no notifications. */
  readonly push: PushSender | null;
  readonly entitlement: Entitlement;
  readonly publicUrl: string;
  /** Signs the unsubscribe link. */
  readonly secret: string;
  readonly clock: () => Date;
  readonly readToday: (moment: { learner: LearnerProfile; now: Date; query: object }) => Promise<{ items: PlanItem[] }>;
}

/** A reminder that is no longer wanted or needed is done without being sent. */
const NOT_NEEDED: JobOutcome = { done: true };

export async function sendReminderEmail(
  sender: ReminderSender,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobOutcome> {
  const { db, mailer, publicUrl, secret } = sender;
  const isOn = and(eq(reminderSettings.userId, userId), reminderSettings.byEmail);
  const [settings] = await db.select().from(reminderSettings).where(isOn);
  const reminded = settings === undefined ? null : await readReminded(sender, userId);
  if (reminded === null) return NOT_NEEDED;
  const link = unsubscribeUrl({ publicUrl, secret, userId, mail: 'reminder' });
  const mail = reminderMail(reminded.firstStep, { publicUrl, link });
  try {
    await mailer.send({ ...mail, to: reminded.email, id: `reminder-${jobId}` });
    return { done: true };
  } catch (error) {
    return giveUpUnless(isTemporary(error), error);
  }
}

export async function pushReminder(
  sender: ReminderSender,
  { userId, deviceId }: { userId: string; deviceId: string },
): Promise<JobOutcome> {
  const { db, push } = sender;
  // Another account may have taken the device over since.
  const isOwn = and(eq(pushSubscription.id, deviceId), eq(pushSubscription.userId, userId));
  const [device] = await db.select().from(pushSubscription).where(isOwn);
  if (push === null || device === undefined) return NOT_NEEDED;
  const reminded = await readReminded(sender, userId);
  if (reminded === null) return NOT_NEEDED;
  try {
    const outcome = await sendPush(push, device, reminderNotice(reminded.firstStep));
    if (outcome === 'gone') await db.delete(pushSubscription).where(eq(pushSubscription.id, deviceId));
    return { done: true };
  } catch (error) {
    return giveUpUnless(!(error instanceof PushError) || error.isTemporary, error);
  }
}

function giveUpUnless(isTemporary: boolean, error: unknown): JobOutcome {
  if (isTemporary) throw error;
  return { givenUp: error instanceof Error ? error.message : String(error) };
}

interface Reminded {
  readonly email: string;
  readonly firstStep: PlanItem;
}

/** What to remind a learner of; null once they have studied today, and when there is nothing to do. */
async function readReminded({ db, entitlement, clock, readToday }: ReminderSender, userId: string) {
  const now = clock();
  const query = db.select({ profile: user, hasPaid: entitlement.hasPaid }).from(user).where(eq(user.id, userId));
  const [found] = await query;
  if (found === undefined) return null;
  const learner: LearnerProfile = { ...found.profile, ...entitlement.tierOf(found.hasPaid) };
  const today = await readStudyDay(db, { learner, now });
  const activities = await listActivitiesSince(db, { learner, since: today });
  if (activities.some(({ countsAsStudy }) => countsAsStudy)) return null;
  const [firstStep] = (await readToday({ learner, now, query: {} })).items;
  return firstStep === undefined ? null : ({ email: learner.email, firstStep } satisfies Reminded);
}
