import type { UnclaimedPurchase } from '@wickwise/contract/entitlement';
import type { MailKind } from '@wickwise/contract/identity';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { Learner } from '../../plugins/session.ts';
import type { Mailer } from '../mail/public.ts';
import type { Auth } from './auth.ts';
import type { SignedInUser } from './better-auth.ts';
import type { LinkMailer } from './magic-link.ts';
import type { OnDelete } from './mutations.ts';
import type { AttemptLimits } from './rules.ts';

export interface IdentityOptions {
  readonly db: Database;
  readonly auth: Auth;
  readonly clock: () => Date;
  readonly attemptLimits: AttemptLimits;
  readonly linkMailer: LinkMailer;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** The OpenID provider's name, or null when none was discovered at start. */
  readonly oidcName: string | null;
  /** Where the local mailbox can be read, or null when a mail server is configured. */
  readonly mailbox: string | null;
  /** Runs after a sign-in, before the response is sent. */
  readonly onSignIn: (signedIn: SignedInUser) => Promise<Learner | null>;
  /** A purchase that the learner may claim in this browser. */
  readonly findUnclaimedPurchase: (handleAuthRequest: LearnerRequest) => Promise<UnclaimedPurchase | null>;
  /** The data export of all features. */
  readonly exportLearner: (learner: Learner) => Promise<Record<string, unknown>>;
  readonly onDelete: OnDelete;
  /** What the links at the end of mails do. */
  readonly stopMail: Readonly<Record<MailKind, (userId: string) => Promise<void>>>;
}

interface LearnerRequest {
  readonly learner: Learner;
  readonly request: FastifyRequest;
}
