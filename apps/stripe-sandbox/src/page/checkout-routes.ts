import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { parseForm } from '../api/form.ts';
import { emailAddress } from '../api/parameters.ts';
import type { BrowserApi } from '../checkout/browser.ts';
import type { CheckoutResult } from '../checkout/checkout.ts';
import type { Merchant } from '../merchant.ts';
import type { Session } from '../objects.ts';
import type { CardInput } from '../payment/card.ts';
import type { Sandbox } from '../sandbox.ts';
import { type ErrorObject, StripeError } from '../stripe-error.ts';
import { checkoutPage, expiredPage, type Problems, paidPage } from './checkout-page.ts';
import { type Page, unknownPage } from './layout.ts';
import { sendPage, sendPageForError } from './send-page.ts';

const field = z.string().trim().max(200).catch('');
const checkoutForm = z.object({ pay: field, email: field, number: field, expiry: field, cvc: field });
type CheckoutInput = z.output<typeof checkoutForm>;

interface CheckoutRoute {
  Params: { id: string };
  Querystring: { redirect_status?: string };
}

/** The hosted page of a checkout session. */
export function checkoutRoutes(scope: FastifyInstance, { browser, merchant }: Sandbox): void {
  const url = '/checkout/:id(^\\w+$)';
  const options = { errorHandler: sendPageForError(merchant) };
  scope.get<CheckoutRoute>(url, options, async ({ params, query }, reply) => {
    const checkout = await browser.findCheckout(params.id);
    if (checkout === null) return sendPage(reply, { page: unknownPage(merchant), merchant, status: 404 });
    const { session, lastError } = checkout;
    const hasFailed = query.redirect_status === 'failed' && lastError !== null;
    const form = { ...EMPTY_FORM, problems: hasFailed ? { form: lastError } : {} };
    return sendPage(reply, { page: sessionPage(session, form), merchant });
  });
  scope.post<CheckoutRoute>(url, options, async ({ params, body }, reply) => {
    const checkout = await browser.findCheckout(params.id);
    if (checkout === null) return sendPage(reply, { page: unknownPage(merchant), merchant, status: 404 });
    return pay(reply, checkout.session, { browser, merchant, input: checkoutForm.parse(parseForm(String(body))) });
  });
}

interface FormState {
  readonly email: string;
  readonly expiry: string;
  readonly problems: Problems;
}

const EMPTY_FORM = { email: '', expiry: '' };

function sessionPage(session: Session, form: FormState): Page {
  if (session.status === 'complete') return paidPage(session);
  if (session.status === 'expired') return expiredPage(session);
  return checkoutPage({ session, ...form });
}

interface Payment {
  readonly browser: BrowserApi;
  readonly merchant: Merchant;
  readonly input: CheckoutInput;
}

async function pay(reply: FastifyReply, session: Session, payment: Payment): Promise<FastifyReply> {
  const { browser, merchant, input } = payment;
  const email = session.customer_email ?? input.email;
  const problems = validate(session, { ...payment, email });
  if (Object.keys(problems).length > 0)
    return sendPage(reply, { page: sessionPage(session, { ...input, problems }), merchant, status: 400 });
  const result = await tryToPay(browser, session, { email, input });
  if (result.redirectUrl !== null && result.error === null) return reply.redirect(result.redirectUrl, 303);
  const found = result.error === null ? {} : problemOf(result.error);
  const page = sessionPage(result.session, { ...input, problems: found });
  return sendPage(reply, { page, merchant, status: result.error === null ? 200 : 402 });
}

/** Pays the session. An error of Stripe's is a result, too, because the page shows it. */
async function tryToPay(
  browser: BrowserApi,
  session: Session,
  { email, input }: { email: string; input: CheckoutInput },
): Promise<CheckoutResult> {
  const chosen = input.pay === 'card' ? { card: cardOf(input) } : { debit: input.pay };
  try {
    return await browser.payCheckout(session.id, { email, chosen });
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { session, redirectUrl: null, error: error.body };
  }
}

/** Returns what is wrong with the fields that this payment needs. */
function validate(session: Session, { email, input, browser }: Payment & { email: string }): Problems {
  if (session.status !== 'open') return {};
  const inEmail = emailAddress.safeParse(email).success
    ? {}
    : { email: 'Enter your email address, such as you@example.com.' };
  const isCard = input.pay === 'card' && session.payment_status !== 'no_payment_required';
  const inCard = isCard ? browser.validateCard(cardOf(input)).map(({ body }) => problemOf(body)) : [];
  return Object.assign(inEmail, ...inCard);
}

function cardOf({ number, expiry, cvc }: CheckoutInput): CardInput {
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})$/.exec(expiry) ?? [];
  return { number, exp_month: Number(month ?? 0), exp_year: Number(year ?? 0), cvc };
}

const fieldOfCode: Record<string, keyof Problems> = {
  invalid_number: 'number',
  incorrect_number: 'number',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  expired_card: 'expiry',
  invalid_cvc: 'cvc',
  incorrect_cvc: 'cvc',
};

function problemOf({ code, message }: ErrorObject): Problems {
  return { [fieldOfCode[code ?? ''] ?? 'form']: message };
}
