import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Caller, post } from './accounts.ts';

/** Numbers that Stripe publishes for tests; the sandbox knows them. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  authenticates: '4000002500003155',
} as const;

export function payButton(page: Page) {
  return page.getByRole('button', { name: 'Pay $37.00' });
}

/** Opens the checkout and fills it in; `email` for guests, who type one. */
export async function fillCheckout(page: Page, { number, email }: { number: string; email?: string }): Promise<void> {
  await page.goto('/checkout');
  if (email !== undefined) await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Expiration date').pressSequentially('1230');
  await page.getByLabel('Security code').fill('123');
}

/** Buys heritage on the checkout page, until the page says so. */
export async function buyHeritage(page: Page, email?: string): Promise<void> {
  await fillCheckout(page, { number: cards.good, ...(email === undefined ? {} : { email }) });
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
}

/** Buys heritage by the calls that the checkout page makes, and returns the id of the payment. */
export async function payForHeritage(caller: Caller, email: string): Promise<string> {
  const intent = await post(caller, '/api/create-payment-intent', { amount: 37 });
  const { clientSecret } = (await intent.json()) as { clientSecret: string };
  const [id = ''] = clientSecret.split('_secret_');
  await post(caller, `/sandbox/payment_intents/${id}/confirm`, {
    client_secret: clientSecret,
    card: { number: cards.good, exp_month: 12, exp_year: 2030, cvc: '123' },
    billing_details: { email },
    return_url: `${caller.origin}/payment-success`,
  });
  await post(caller, `/api/payment/${id}/refresh`);
  return id;
}

/** How many confirmations were mailed to an address. */
export async function countConfirmations(request: APIRequestContext, email: string): Promise<number> {
  const mails = (await (await request.get('/dev/mail.json')).json()) as { to: string; subject: string }[];
  return mails.filter(({ to, subject }) => to === email && subject.startsWith('Your receipt')).length;
}

export async function listPurchases({ request }: Pick<Caller, 'request'>): Promise<{ status: string }[]> {
  return (await (await request.get('/api/purchases')).json()) as { status: string }[];
}

/** What only heritage members see of a lesson that only they have. */
export async function expectHeritageOpen(page: Page): Promise<void> {
  await page.goto('/learn/morning-star');
  await expect(page.getByRole('heading', { name: 'What it is' })).toBeVisible();
}
