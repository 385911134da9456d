import {
  claimAtSignIn,
  findUnclaimedPurchase,
  type PurchaseClaimContext,
  readProof,
} from './features/access/public.ts';
import type { IdentityOptions } from './features/identity/context.ts';
import { stopWeeklyEmail, tellNewDevice } from './features/identity/public.ts';
import { mailboxFolder } from './features/mail/public.ts';
import type { BeginContext } from './features/payment/mutations.ts';
import { enqueuePaymentMail, hasPaymentUnderway } from './features/payment/public.ts';
import { stopReminderEmail } from './features/reminder/public.ts';
import { exportLearner, forgetLearner } from './learner-data.ts';
import { noteSecurity } from './plugins/log/security-event.ts';
import type { Runtime } from './runtime.ts';

export interface Contexts {
  readonly payment: BeginContext;
  readonly access: PurchaseClaimContext;
  readonly identity: IdentityOptions;
}

/** Passes payment, access and identity what they need of each other, because they import one another in one direction only. */
export function createContexts(runtime: Runtime): Contexts {
  const { env, log, db, auth, mailer, linkMailer, oidcName, payments, jobs, clock } = runtime;
  const payment = { db, payments, jobs, clock, log, publicUrl: env.publicUrl };
  const access: PurchaseClaimContext = {
    ...payment,
    hasPaymentUnderway: (proof) => hasPaymentUnderway(db, proof),
    enqueueReleaseMail: (tx, released) => enqueuePaymentMail(jobs, tx, { kind: 'released', ...released }),
  };
  const identity: IdentityOptions = {
    db,
    auth,
    linkMailer,
    mailer,
    publicUrl: env.publicUrl,
    clock,
    oidcName,
    attemptLimits: { perNetwork: env.ATTEMPTS_PER_NETWORK, perAccount: env.ATTEMPTS_PER_ACCOUNT },
    mailbox: mailboxFolder(env) && '/dev/mail',
    onSignIn: async (signedIn) => {
      const { token, isNewDevice, request, reply } = signedIn;
      if (isNewDevice) reply.afterResponse(() => tellNewDevice({ db, auth, mailer, publicUrl: env.publicUrl }, token));
      const learner = await claimAtSignIn(access, signedIn);
      noteSecurity(request, { outcome: 'succeeded', ...(learner && { account: learner.id }) });
      return learner;
    },
    findUnclaimedPurchase: ({ learner, request }) =>
      findUnclaimedPurchase(access, { learner, proof: readProof(request) }),
    exportLearner: (learner) => exportLearner(db, learner),
    onDelete: forgetLearner,
    stopMail: {
      'weekly-email': (userId) => stopWeeklyEmail(db, userId),
      reminder: (userId) => stopReminderEmail(db, userId),
    },
  };
  return { payment, access, identity };
}
