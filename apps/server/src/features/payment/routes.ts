import { paymentCalls } from '@wickwise/contract/payment';
import { createRateLimiter, enforceRateLimit, networkOf } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { hasHeritageAccess, issueProof, readProof } from '../access/public.ts';
import { listPurchases } from './data.ts';
import { type BeginContext, beginPayment } from './mutations.ts';
import { refreshPaymentState } from './payment-state.ts';
import { refundPurchase } from './refunds.ts';
import { checkoutLimit, TOO_MANY_CHECKOUTS } from './rules.ts';
import { callStripe } from './stripe.ts';

export function paymentRoutes(scope: Scope<'everyone'>, context: BeginContext): void {
  const checkouts = createRateLimiter(context.db, checkoutLimit);
  registerCall(scope, paymentCalls.createPaymentIntent, async ({ learner, request, reply }) => {
    await enforceRateLimit(checkouts, networkOf(request), TOO_MANY_CHECKOUTS);
    const buyer = { learner, proof: issueProof(reply) };
    const { clientSecret } = await callStripe(context.log, () => beginPayment(context, buyer, 'payment_intent'));
    if (clientSecret === null) throw new Error('The payment has no secret for the browser.');
    const { publishableKey, environment } = context.payments;
    const provider: 'sandbox' | 'stripe' = environment === 'sandbox' ? 'sandbox' : 'stripe';
    return { clientSecret, publishableKey, provider };
  });

  registerCall(scope, paymentCalls.refreshPayment, async ({ learner, params, request }) => {
    const lookup = { ...params, learner, proof: readProof(request) };
    const state = await refreshPaymentState(context, lookup);
    // Settling the payment may have unlocked Heritage.
    const present = learner && (await request.server.findLearner(learner.session.token));
    const isSandbox = context.payments.environment === 'sandbox';
    return { state, hasHeritageAccess: hasHeritageAccess(present), isSandbox };
  });
}

export function purchaseRoutes(scope: Scope<'signed-in'>, context: BeginContext): void {
  const checkouts = createRateLimiter(context.db, checkoutLimit);
  registerCall(scope, paymentCalls.createCheckout, async ({ learner, request, reply }) => {
    await enforceRateLimit(checkouts, networkOf(request), TOO_MANY_CHECKOUTS);
    const buyer = { learner, proof: issueProof(reply) };
    const { url } = await callStripe(context.log, () => beginPayment(context, buyer, 'checkout_session'));
    if (url === null) throw new Error('The checkout page has no address.');
    return { url };
  });

  registerCall(scope, paymentCalls.listPurchases, ({ learner }) => listPurchases(context, learner));

  registerCall(scope, paymentCalls.refundPurchase, ({ learner, params }) =>
    refundPurchase(context, { learner, ...params }),
  );
}
