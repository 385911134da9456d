import type { Merchant } from '../merchant.ts';
import type { PaymentIntent } from '../objects.ts';
import { html } from './html.ts';
import { money, noticePage, type Page } from './layout.ts';

/** Stands in for the page on which a bank authenticates its card holder. */
export function authenticationPage({ id, amount, currency, client_secret }: PaymentIntent, { name }: Merchant): Page {
  const main = html`<div class="panel stack narrow">
<h1>Your bank wants to make sure it’s you</h1>
<p class="soft">This is where your bank would ask you to confirm a payment of
<span class="num">${money(amount, currency)}</span> to ${name}. Choose what happens next.</p>
<form method="post" action="/sandbox/authenticate/${id}">
<input type="hidden" name="client_secret" value="${client_secret}">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail" class="quiet">Fail authentication</button>
</form>
</div>`;
  return { title: 'Authentication', main };
}

export function authenticatedPage({ name }: Merchant): Page {
  return noticePage({
    title: 'There’s nothing left to confirm',
    text: 'This payment was already confirmed or canceled. Go back to the page you came from to see how it ended.',
    link: { href: '/', label: `Back to ${name}` },
  });
}
