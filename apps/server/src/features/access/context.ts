import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../db/client.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import type { PaymentEnvironment } from '../../db/schema/access.ts';

/** The dependencies of the operations on purchases. */
export interface AccessContext {
  readonly db: Database;
  readonly payments: { readonly environment: PaymentEnvironment };
  readonly jobs: JobQueue;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

/** The dependencies of a claim. The app injects what only the payment feature knows. */
export interface PurchaseClaimContext extends AccessContext {
  /** Whether a payment that was started with this proof is still processing. */
  readonly hasPaymentUnderway: (proof: string) => Promise<boolean>;
  /** Queues the email to the account that loses a purchase. */
  readonly enqueueReleaseMail: (tx: Transaction, released: ReleasedPurchase) => Promise<void>;
}

/** A purchase that the owner of the address on its receipt has claimed from an account that had it by browser only. */
export interface ReleasedPurchase {
  readonly purchaseId: string;
  /** Of the account that had it. */
  readonly userId: string;
}
