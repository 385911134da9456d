import { DUPLICATE_REFUND } from '../access/public.ts';
import type { LinkMailer } from '../identity/public.ts';
import type { Mailer } from '../mail/public.ts';
import { cancelOpenOrdersJob } from './cancel-open-orders.ts';
import { duplicateRefundJob } from './duplicate-refund.ts';
import { PAYMENT_EVENT_CLEANUP, paymentEventCleanupJob } from './payment-event-cleanup.ts';
import { PAYMENT_MAIL, paymentMailJob } from './payment-mail.ts';
import { RECONCILIATION, reconciliationJob } from './reconcile.ts';
import { CANCEL_OPEN_ORDERS } from './settle.ts';
import type { PaymentContext } from './stripe.ts';

interface JobOptions extends PaymentContext {
  readonly mailer: Mailer;
  readonly linkMailer: Pick<LinkMailer, 'create'>;
  readonly publicUrl: string;
}

/** Defines the jobs that this feature runs on the queue. */
export function definePaymentJobs(options: JobOptions): void {
  const { jobs, payments } = options;
  jobs.define(PAYMENT_MAIL, paymentMailJob({ ...options, isSandbox: payments.environment === 'sandbox' }));
  jobs.define(CANCEL_OPEN_ORDERS, cancelOpenOrdersJob(options));
  jobs.define(DUPLICATE_REFUND, duplicateRefundJob(options));
  jobs.define(RECONCILIATION, reconciliationJob(options));
  jobs.define(PAYMENT_EVENT_CLEANUP, paymentEventCleanupJob(options));
}
