import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { JobOutcome, JobQueue } from '../../db/job-queue.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { isTemporary, type Mailer } from '../mail/public.ts';

const SUPPORT_MAIL = 'support-mail';
const RETRY_POLICY = { retries: 13, retryAfterSeconds: 5 };

const supportMail = z.object({
  /** Where to answer. */
  from: z.string(),
  message: z.string(),
  /** The address of the account it was written in; null for a guest. */
  account: z.string().nullable(),
  isMember: z.boolean(),
});

interface SupportMessage {
  readonly email: string;
  readonly message: string;
  readonly learner: Learner | null;
}

export interface SupportContext {
  readonly db: Database;
  readonly jobs: JobQueue;
}

/** Queues a message to support, so that none is lost when the process ends. */
export async function enqueueSupportMail(
  { db, jobs }: SupportContext,
  { email: from, message, learner }: SupportMessage,
): Promise<void> {
  const mail = { from, message, account: learner?.email ?? null, isMember: hasHeritageAccess(learner) };
  await db.transaction((tx) => jobs.add(tx, SUPPORT_MAIL, mail satisfies z.input<typeof supportMail>));
  jobs.wake();
}

interface SupportMailOptions {
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  /** The address of support. */
  readonly to: string;
}

/** Defines the job that mails messages to support. It is retried while the mail server is unavailable. */
export function defineSupportMail({ jobs, mailer, to }: SupportMailOptions): void {
  const handle = async (data: unknown, jobId: string): Promise<JobOutcome> => {
    const { from, message, account, isMember } = supportMail.parse(data);
    const subject = `${isMember ? 'Heritage support' : 'Support'}: a message from ${from}`;
    const text = `${message}\n\n--\nFrom      ${from}\nAccount   ${account ?? 'not signed in'}\n`;
    try {
      await mailer.send({ to, subject, text, replyTo: from, id: `support-${jobId}` });
      return { done: true };
    } catch (error) {
      if (isTemporary(error)) throw error;
      return { givenUp: error instanceof Error ? error.message : String(error) };
    }
  };
  jobs.define(SUPPORT_MAIL, { ...RETRY_POLICY, handle });
}
