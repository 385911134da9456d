import { paymentCalls } from '@wickwise/contract/payment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../plugins/errors.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import { hasHeritageAccess } from '../../plugins/session.ts';
import { networkOf, takeAllowance, toCurrentUser } from '../identity/public.ts';
import { claimInBrowser } from './claim.ts';
import { listPurchases, ownsPurchase } from './data.ts';
import { createCheckout, createPaymentIntent } from './mutations.ts';
import { refreshPaymentState } from './payment-state.ts';
import { dropProof, giveProof, readProof } from './proof.ts';
import type { PaymentContext } from './provider.ts';
import { refundPurchase } from './refunds.ts';
import { beginAllowance } from './rules.ts';
import { findUnclaimedPurchase } from './unclaimed.ts';

export interface PaymentOptions extends PaymentContext {
  readonly publicUrl: string;
}

export function paymentRoutes(scope: Scope<'everyone'>, context: PaymentOptions): void {
  answer(scope, paymentCalls.createPaymentIntent, async ({ learner, request, reply }) => {
    await countBeginning(context, request, reply);
    const { client_secret: clientSecret } = await createPaymentIntent(context, { learner, proof: giveProof(reply) });
    if (clientSecret === null) throw new Error('The payment has no secret for the browser.');
    const { publishableKey, environment } = context.payments;
    const provider: 'sandbox' | 'stripe' = environment === 'sandbox' ? 'sandbox' : 'stripe';
    return { clientSecret, publishableKey, provider };
  });

  answer(scope, paymentCalls.refreshPayment, async ({ learner, params, request }) => {
    const question = { ...params, learner, proof: readProof(request) };
    const state = await refreshPaymentState(context, question);
    // What was just settled may have opened heritage.
    const present = learner && (await request.server.findLearner(learner.session.token));
    const isSandbox = context.payments.environment === 'sandbox';
    return { state, hasHeritageAccess: hasHeritageAccess(present), isSandbox };
  });
}

export function purchaseRoutes(scope: Scope<'signed-in'>, context: PaymentOptions): void {
  answer(scope, paymentCalls.createCheckout, async ({ learner, request, reply }) => {
    await countBeginning(context, request, reply);
    const { publicUrl } = context;
    const { url } = await createCheckout(context, { learner, proof: giveProof(reply), publicUrl });
    if (url === null) throw new Error('The checkout page has no address.');
    return { url };
  });

  answer(scope, paymentCalls.listPurchases, ({ learner }) => listPurchases(context, learner));

  answer(scope, paymentCalls.claimPurchase, async ({ learner, body, request, reply }) => {
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

  answer(scope, paymentCalls.forgetUnclaimedPurchase, async ({ learner, reply }) => {
    dropProof(reply);
    return toCurrentUser(learner, await findUnclaimedPurchase(context, { learner, proof: null }));
  });

  answer(scope, paymentCalls.refundPurchase, ({ learner, params }) => refundPurchase(context, { learner, ...params }));
}

async function countBeginning(context: PaymentContext, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { db, clock } = context;
  const of = ['payment', networkOf(request)];
  if (await takeAllowance({ db, allowance: beginAllowance, of, now: clock() })) return;
  reply.header('retry-after', Math.ceil(beginAllowance.everyMs / 1000));
  throw new CallError('too_many_requests', 'Too many payments were begun from your address. Please wait a moment.');
}
