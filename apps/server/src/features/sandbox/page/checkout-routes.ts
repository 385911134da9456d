import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { parseForm } from '../api/form.ts';
import type { BrowserSide } from '../browser.ts';
import type { TypedCard } from '../card.ts';
import type { Checkout } from '../checkout.ts';
import type { Session } from '../objects.ts';
import { Refusal, type StripeError } from '../refusal.ts';
import { answerUnknown } from './answer-unknown.ts';
import { checkoutPage, expiredPage, type Problems, paidPage } from './checkout-page.ts';
import { unknownPage } from './frame.ts';

const typed = z.string().trim().max(200).catch('');
const checkoutForm = z.object({ pay: typed, email: typed, number: typed, expiry: typed, cvc: typed });
type Typed = z.output<typeof checkoutForm>;

interface About {
  Params: { id: string };
  Querystring: { redirect_status?: string };
}

/** The hosted page of a checkout session. */
export function checkoutRoutes(scope: FastifyInstance, browser: BrowserSide): void {
  const url = '/checkout/:id(^\\w+$)';
  const options = { schema: { hide: true }, errorHandler: answerUnknown };
  scope.get<About>(url, options, async ({ params, query }, reply) => {
    const checkout = await browser.findCheckout(params.id);
    if (checkout === null) return show(reply, 404, unknownPage());
    const { session, problem } = checkout;
    const isBack = query.redirect_status === 'failed' && problem !== null;
    return showSession(reply, session, { ...NOTHING_TYPED, problems: isBack ? { form: problem } : {} });
  });
  scope.post<About>(url, options, async ({ params, body }, reply) => {
    const checkout = await browser.findCheckout(params.id);
    if (checkout === null) return show(reply, 404, unknownPage());
    return pay(reply, checkout.session, { browser, typed: checkoutForm.parse(parseForm(String(body))) });
  });
}

interface Shown {
  readonly email: string;
  readonly expiry: string;
  readonly problems: Problems;
}

const NOTHING_TYPED = { email: '', expiry: '' };

function show(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html').send(page);
}

function showSession(reply: FastifyReply, session: Session, shown: Shown, status = 200): FastifyReply {
  if (session.status === 'complete') return show(reply, status, paidPage(session));
  if (session.status === 'expired') return show(reply, status, expiredPage(session));
  return show(reply, status, checkoutPage({ session, ...shown }));
}

interface Payment {
  readonly browser: BrowserSide;
  readonly typed: Typed;
}

async function pay(reply: FastifyReply, session: Session, { browser, typed }: Payment): Promise<FastifyReply> {
  const email = session.customer_email ?? typed.email;
  const problems = problemsOf(session, { email, typed, browser });
  if (Object.keys(problems).length > 0) return showSession(reply, session, { ...typed, problems }, 400);
  const paid = await tryToPay(browser, session, { email, typed });
  if (paid.goTo !== null && paid.error === null) return reply.redirect(paid.goTo, 303);
  const found = paid.error === null ? {} : problemOf(paid.error);
  return showSession(reply, paid.session, { ...typed, problems: found }, paid.error === null ? 200 : 402);
}

/** Pays, where a card that cannot be tried is one more reason to stay on the page. */
async function tryToPay(browser: BrowserSide, session: Session, { email, typed }: { email: string; typed: Typed }) {
  const chosen = typed.pay === 'card' ? { card: cardOf(typed) } : { debit: typed.pay };
  try {
    return await browser.payCheckout(session.id, { email, chosen });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { session, goTo: null, error: error.error } satisfies Checkout;
  }
}

/** What is wrong with what was typed, as far as it is needed. */
function problemsOf(session: Session, { email, typed, browser }: Payment & { email: string }): Problems {
  if (session.status !== 'open') return {};
  const inEmail = z.email().safeParse(email).success
    ? {}
    : { email: 'Enter your e-mail address, such as you@example.com.' };
  const isCard = typed.pay === 'card' && session.payment_status !== 'no_payment_required';
  const inCard = isCard ? browser.refusalsOf(cardOf(typed)).map(({ error }) => problemOf(error)) : [];
  return Object.assign(inEmail, ...inCard);
}

function cardOf({ number, expiry, cvc }: Typed): TypedCard {
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})$/.exec(expiry) ?? [];
  return { number, exp_month: Number(month ?? 0), exp_year: Number(year ?? 0), cvc };
}

const fields: Record<string, keyof Problems> = {
  invalid_number: 'number',
  incorrect_number: 'number',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  expired_card: 'expiry',
  invalid_cvc: 'cvc',
  incorrect_cvc: 'cvc',
};

function problemOf({ code, message }: StripeError): Problems {
  return { [fields[code ?? ''] ?? 'form']: message };
}
