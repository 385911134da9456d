import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/client.ts';
import type { JobOutcome, JobQueue } from '../../db/job-queue.ts';
import { purchase } from '../../db/schema/access.ts';
import { HERITAGE, receiptNumber } from '../access/public.ts';
import { findEmail, findTimeZone, LINK_TERMS, type LinkMailer } from '../identity/public.ts';
import { isTemporary, type Mail, type Mailer } from '../mail/public.ts';
import { inactiveReceipt } from './inactive-receipt.ts';
import { duplicateMail, money, refundFailedMail, refundMail, SANDBOX_NOTE } from './refund-mail.ts';
import { releaseMail } from './release-mail.ts';
import { REFUND_DAYS, refundableUntil } from './rules.ts';

/** The job queue for emails about payments. */
export const PAYMENT_MAIL = 'payment-mail';
const RETRY_POLICY = { retries: 13, retryAfterSeconds: 5 };

const paymentMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), purchaseId: z.string() }),
  /** A duplicate payment was refunded. */
  z.object({ kind: z.literal('duplicate'), purchaseId: z.string() }),
  /** A purchase was refunded, by the buyer or by support. */
  z.object({ kind: z.literal('refunded'), purchaseId: z.string() }),
  /** A refund failed after all. */
  z.object({ kind: z.literal('refund-failed'), purchaseId: z.string() }),
  /** The owner of the address on the receipt has claimed it from an account, which gets this mail. */
  z.object({ kind: z.literal('released'), purchaseId: z.string(), userId: z.string() }),
  /** A payment that was processing has failed. */
  z.object({ kind: z.literal('failed'), to: z.string() }),
]);
export type PaymentMail = z.output<typeof paymentMail>;

/** Queues an email in the transaction that it reports on. */
export function enqueuePaymentMail(jobs: JobQueue, tx: Transaction, mail: PaymentMail): Promise<void> {
  return jobs.add(tx, PAYMENT_MAIL, mail);
}

export interface PaymentMailOptions {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly linkMailer: Pick<LinkMailer, 'create'>;
  readonly publicUrl: string;
  readonly isSandbox: boolean;
  readonly clock: () => Date;
}

/**
 * Sends one queued email. It is retried while the mail server is unavailable; a permanent rejection is recorded.
 *
 * If the process dies after the mail server accepted the email and before the job is marked as done, the email is sent
 * again. Nothing can close that gap. The job's id is the message id, so that mail servers and mail programs can drop the
 * repeat; a server that ignores message ids delivers it twice.
 */
export function paymentMailJob(options: PaymentMailOptions) {
  const handle = (data: unknown, jobId: string) => sendPaymentMail(options, { ...paymentMail.parse(data), jobId });
  return { ...RETRY_POLICY, handle };
}

async function sendPaymentMail(options: PaymentMailOptions, job: PaymentMail & { jobId: string }): Promise<JobOutcome> {
  const mail = await composeMail(options, job);
  if (mail === null) return { givenUp: 'The buyer left no address.' };
  try {
    await options.mailer.send({ ...mail, id: `${job.kind}-${job.jobId}` });
    return { done: true };
  } catch (error) {
    if (isTemporary(error)) throw error;
    return { givenUp: error instanceof Error ? error.message : String(error) };
  }
}

type Purchase = typeof purchase.$inferSelect;

async function composeMail(options: PaymentMailOptions, job: PaymentMail): Promise<Mail | null> {
  if (job.kind === 'failed') return failureMail(options, job.to);
  const [bought] = await options.db.select().from(purchase).where(eq(purchase.id, job.purchaseId));
  if (bought === undefined || bought.email === '') return null;
  if (job.kind === 'released') return releaseMail(options, bought, await findEmail(options.db, job.userId));
  if (job.kind === 'receipt') return receiptMail(options, bought);
  // What comes later goes where the account's mails go: the address on the receipt may have changed since.
  const to = (await findEmail(options.db, bought.userId)) || bought.email;
  return { ...laterMail(options, { kind: job.kind, bought }), to };
}

interface LaterMail {
  readonly kind: 'refunded' | 'refund-failed' | 'duplicate';
  readonly bought: Purchase;
}

function laterMail(options: PaymentMailOptions, { kind, bought }: LaterMail): Mail {
  if (kind === 'refund-failed') return refundFailedMail(options, bought);
  return kind === 'refunded' ? refundMail(options, bought) : duplicateMail(options, bought);
}

async function receiptMail(options: PaymentMailOptions, bought: Purchase): Promise<Mail> {
  const { publicUrl, isSandbox, clock } = options;
  const receipt = receiptNumber(bought.number);
  const until = refundableUntil(bought, clock());
  const day = dayWriter(await findTimeZone(options.db, bought.userId));
  const inactive = await inactiveReceipt(options, { bought, date: day(bought.paidAt) });
  if (inactive !== null) return inactive;
  return {
    to: bought.email,
    subject: `Your receipt ${receipt} from Wickwise`,
    text: `Hello,

Thank you! Your payment went through, and Heritage is yours for as long as Wickwise runs.

Receipt   ${receipt}
For       ${HERITAGE.description}
Paid      ${money(bought)}
Date      ${day(bought.paidAt)}

${bought.userId === null ? await howToClaim(options, bought) : howToOpen(publicUrl)}
${until === null ? '' : `\n${howToGetRefund({ publicUrl, until: day(until), isClaimed: bought.userId !== null })}\n`}
Questions? Write to us and mention your receipt number: ${publicUrl}/contact
${isSandbox ? SANDBOX_NOTE : ''}`,
  };
}

function howToOpen(publicUrl: string): string {
  return `We've unlocked Heritage in your account. Sign in to start:\n\n${publicUrl}/sign-in?returnTo=%2Flearn`;
}

async function howToClaim({ linkMailer, publicUrl }: PaymentMailOptions, { email }: Purchase): Promise<string> {
  return `To unlock it, open this link and click the button. It signs you in, and if you don't have an account yet, it
creates one:

${await linkMailer.create({ email, purpose: 'restore-access' })}

${LINK_TERMS} If it no longer works, we can email you a new one:

${publicUrl}/restore-access`;
}

interface RefundText {
  readonly publicUrl: string;
  readonly until: string;
  /** Whether it is in an account: a guest's is once they sign in by a mailed link. */
  readonly isClaimed: boolean;
}

function howToGetRefund({ publicUrl, until, isClaimed }: RefundText): string {
  return `Not for you? You can get a full refund within ${REFUND_DAYS} days, until ${until}.
Sign in${isClaimed ? '' : ' by the link above or a new one'} and request it on your account page:

${publicUrl}/account`;
}

function failureMail({ publicUrl, isSandbox }: PaymentMailOptions, to: string): Mail {
  return {
    to,
    subject: "Your payment to Wickwise didn't go through",
    text: `Hello,

Your bank didn't complete the payment for ${HERITAGE.description}. You weren't charged, and Heritage is still locked.

You can try again, with another payment method if you like:

${publicUrl}/checkout
${isSandbox ? SANDBOX_NOTE : ''}`,
  };
}

/** Writes days as the account page does; for a guest, whose time zone isn't known, it says that they are UTC. */
function dayWriter(timeZone: string | null): (date: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: timeZone ?? 'UTC' });
  return (date) => `${format.format(date)}${timeZone === null ? ' (UTC)' : ''}`;
}
