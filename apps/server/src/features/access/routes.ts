import { accessCalls } from '@wickwise/contract/access';
import { CallError } from '../../plugins/errors.ts';
import { createRateLimiter, enforceRateLimit, networkOf } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { toCurrentUser } from '../identity/public.ts';
import { claimInBrowser } from './claim.ts';
import type { PurchaseClaimContext } from './context.ts';
import { listReleasedPurchases, ownsPurchase } from './data.ts';
import { hasHeritageAccess } from './entitlement.ts';
import { type AccessOptions, activate, mailEmergencyLink, restoreAccess } from './mutations.ts';
import { clearProof, readProof } from './proof.ts';
import { messages, requestLimit } from './rules.ts';
import { findUnclaimedPurchase } from './unclaimed.ts';

export function accessRoutes(scope: Scope<'signed-in'>, context: PurchaseClaimContext): void {
  registerCall(scope, accessCalls.subscriptionInfo, ({ learner }) => ({
    tier: learner.tier,
    status: learner.status,
    hasHeritageAccess: hasHeritageAccess(learner),
  }));

  registerCall(scope, accessCalls.listReleasedPurchases, ({ learner }) => listReleasedPurchases(context, learner));

  registerCall(scope, accessCalls.claimPurchase, async ({ learner, body, request, reply }) => {
    const { confirmedPurchaseId: purchaseId } = body;
    const confirmed = purchaseId === undefined ? {} : { confirmed: { purchaseId } };
    const owner = await claimInBrowser(context, { learner, request, reply, ...confirmed });
    if (owner === null) throw new CallError('not_signed_in', 'Please sign in to access this feature.');
    if (purchaseId !== undefined && !(await ownsPurchase(context.db, owner, purchaseId))) {
      throw new CallError('not_found', 'No such purchase was made in this browser.');
    }
    const proof = readProof(request);
    return toCurrentUser(owner, await findUnclaimedPurchase(context, { learner: owner, proof }));
  });

  registerCall(scope, accessCalls.forgetUnclaimedPurchase, async ({ learner, reply }) => {
    clearProof(reply);
    return toCurrentUser(learner, await findUnclaimedPurchase(context, { learner, proof: null }));
  });
}

interface ActivationOptions extends AccessOptions {
  /** Requests of one network in a minute. */
  readonly requestsPerNetwork: number;
}

/** For buyers who are not signed in to the account that owns their purchase. */
export function activationRoutes(scope: Scope<'everyone'>, options: ActivationOptions): void {
  const { directAccess, grantHeritageAccess, emergencyLogin } = accessCalls;
  // Links per mailbox are limited where they are made.
  const requests = createRateLimiter(options.db, { ...requestLimit, points: options.requestsPerNetwork });
  for (const [call, success] of [
    [directAccess, messages.directAccess],
    [grantHeritageAccess, messages.grantHeritageAccess],
  ] as const) {
    registerCall(scope, call, async ({ body, learner, request, reply }) => {
      await enforceRateLimit(requests, networkOf(request), messages.tooMany);
      return activate({ ...options, ...body, learner, request, reply, success });
    });
  }

  registerCall(scope, emergencyLogin, async ({ body, request, reply }) => {
    await enforceRateLimit(requests, networkOf(request), messages.tooMany);
    mailEmergencyLink({ ...options, ...body, request, reply });
    return { message: messages.emergencyLogin };
  });

  registerCall(scope, accessCalls.restoreAccess, ({ body, request, reply }) =>
    restoreAccess({ ...options, ...body, request, reply }),
  );
}
