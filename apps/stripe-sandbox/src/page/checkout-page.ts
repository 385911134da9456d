import type { Session } from '../objects.ts';
import { testCards, testDebits } from '../payment/test-methods.ts';
import { type Html, html } from './html.ts';
import { money, noticePage, type Page } from './layout.ts';

/** What is wrong, by field. `form` is about the form as a whole. */
export type Problems = Partial<Record<'email' | 'number' | 'expiry' | 'cvc' | 'form', string>>;

export interface CheckoutForm {
  readonly session: Session;
  /** As it was typed. The number and the security code are never put back into a page. */
  readonly email: string;
  readonly expiry: string;
  readonly problems: Problems;
}

/** The page on which a session is paid. */
export function checkoutPage(form: CheckoutForm): Page {
  const { session, problems } = form;
  const isFree = session.payment_status === 'no_payment_required';
  const main = html`<div class="columns">${summary(session)}
<section class="panel stack" aria-labelledby="pay">
<h2 id="pay">${isFree ? 'Nothing to pay' : 'Pay by card'}</h2>
${alert(problems)}
<form method="post" action="/sandbox/checkout/${session.id}" novalidate>
${emailField(form)}
${isFree ? html`<button name="pay" value="nothing">Complete order</button>` : cardFields(form)}
</form>
</section>
${isFree ? null : testCardTable}</div>`;
  return { title: Object.keys(problems).length > 0 ? 'Not paid' : 'Checkout', main };
}

function summary({ line_items, amount_total, currency, total_details, cancel_url }: Session): Html {
  const lines = line_items.data.map(
    ({ description, quantity, amount_subtotal }) =>
      html`<div><dt>${description}${
        quantity === 1 ? null : html` × ${quantity}`
      }</dt><dd class="num">${money(amount_subtotal, currency)}</dd></div>`,
  );
  const discount = total_details?.amount_discount ?? 0;
  const off =
    discount === 0 ? null : html`<div><dt>Discount</dt><dd class="num">−${money(discount, currency)}</dd></div>`;
  return html`<section class="stack" aria-labelledby="order">
<h1 id="order">Checkout</h1>
<p class="num total">${money(amount_total, currency)}</p>
<dl>${lines}${off}<div class="sum"><dt>Total</dt><dd class="num">${money(amount_total, currency)}</dd></div></dl>
${cancel_url === null ? null : html`<p><a class="back" href="${cancel_url}">Back without paying</a></p>`}
</section>`;
}

function alert({ form }: Problems): Html | null {
  if (form === undefined) return null;
  return html`<div class="alert" role="alert" tabindex="-1" autofocus><strong>Your payment didn’t go through</strong>
${form}</div>`;
}

function emailField({ session, email, problems }: CheckoutForm): Html {
  const { customer_email } = session;
  if (customer_email !== null) return html`<p class="soft">Receipt to <strong>${customer_email}</strong></p>`;
  const attributes = html`type="email" autocomplete="email" value="${email}"`;
  return field({ name: 'email', label: 'Email address', attributes, problems });
}

function cardFields({ session, expiry, problems }: CheckoutForm): Html {
  const number = html`inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242"`;
  const date = html`inputmode="numeric" autocomplete="off" placeholder="MM / YY" value="${expiry}"`;
  const code = html`inputmode="numeric" autocomplete="off" placeholder="123" maxlength="4"`;
  const takesDebits = session.payment_method_types.includes('us_bank_account');
  return html`${field({ name: 'number', label: 'Card number', attributes: number, problems })}
<div class="pair">${field({ name: 'expiry', label: 'Expiration date', attributes: date, problems })}
${field({ name: 'cvc', label: 'Security code', attributes: code, problems })}</div>
<button name="pay" value="card">Pay ${money(session.amount_total, session.currency)}</button>
${takesDebits ? debits : null}`;
}

interface Field {
  readonly name: 'email' | 'number' | 'expiry' | 'cvc';
  readonly label: string;
  readonly attributes: Html;
  readonly problems: Problems;
}

function field({ name, label, attributes, problems }: Field): Html {
  const problem = problems[name];
  const isFirst = Object.keys(problems)[0] === name;
  const wrong = html`aria-invalid="true" aria-describedby="${name}-error"${isFirst ? html` autofocus` : null}`;
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${attributes} ${problem === undefined ? null : wrong}>
${problem === undefined ? null : html`<p class="error" id="${name}-error">${problem}</p>`}</div>`;
}

const debits = html`<fieldset><legend>Or pay by a test bank debit, without a card</legend>
${testDebits.map(({ id, label }) => html`<button class="quiet" name="pay" value="${id}">${label}</button>`)}
</fieldset>`;

const testCardTable = html`<section class="scroll" tabindex="0" aria-label="Test cards"><table>
<caption><h2>Test cards</h2><p class="muted">With any expiration date in the future and any security code of three digits.</p></caption>
<thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
<tbody>${testCards.map(
  ({ number, label }) =>
    html`<tr><td class="num">${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</td><td>${label}</td></tr>`,
)}</tbody></table></section>`;

export function paidPage({ success_url }: Session): Page {
  return noticePage({
    title: 'This order is complete',
    text: 'It was already submitted. You won’t be charged twice.',
    link: { href: success_url, label: 'Continue' },
  });
}

export function expiredPage({ cancel_url }: Session): Page {
  return noticePage({
    title: 'This checkout has expired',
    text: 'You haven’t been charged. Go back and begin again.',
    link: { href: cancel_url ?? '/', label: 'Back' },
  });
}
