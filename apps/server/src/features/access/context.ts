import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client.ts';
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
}
