import type { Merchant } from '../merchant.ts';
import type { PaymentIntent } from '../objects.ts';
import { html } from './html.ts';
import { money, noticePage, type Page } from './layout.ts';

/** Stands in for the page on which a bank authenticates its card holder. */
export function authenticationPage({ id, amount, currency, client_secret }: PaymentIntent, { name }: Merchant): Page {
  const main = html`<div class="panel stack narrow">
<h1>Your bank asks whether it is you</h1>
<p class="soft">Here the page of your bank would ask you to confirm a payment of
<span class="num">${money(amount, currency)}</span> to ${name}. Choose how it ends.</p>
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
    title: 'There is nothing to authenticate',
    text: 'This payment has been authenticated or given up already. The page you came from knows how it ended.',
    link: { href: '/', label: `Back to ${name}` },
  });
}
