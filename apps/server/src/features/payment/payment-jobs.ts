import type { Mailer } from '../mail/public.ts';
import { closingJob } from './closing.ts';
import { duplicateRefundJob } from './duplicate-refund.ts';
import { DUPLICATE_REFUND } from './duplicates.ts';
import { PAYMENT_MAIL, paymentMailJob } from './mails.ts';
import type { PaymentContext } from './provider.ts';
import { RECONCILIATION, reconciliationJob } from './reconcile.ts';
import { PAYMENT_CLOSING } from './settle.ts';

interface JobOptions extends PaymentContext {
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/** Says what this feature leaves to the job queue. */
export function definePaymentJobs(options: JobOptions): void {
  const { jobs, payments } = options;
  jobs.define(PAYMENT_MAIL, paymentMailJob({ ...options, isSandbox: payments.environment === 'sandbox' }));
  jobs.define(PAYMENT_CLOSING, closingJob(options));
  jobs.define(DUPLICATE_REFUND, duplicateRefundJob(options));
  jobs.define(RECONCILIATION, reconciliationJob(options));
}
