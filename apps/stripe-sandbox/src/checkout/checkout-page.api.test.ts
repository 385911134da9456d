import { describe, expect, test } from 'vitest';
import {
  CARD_FIELDS,
  CARD_NUMBERS,
  createSession,
  deliveredTypes,
  post,
  retrieveSession,
  useCheckoutSandbox,
  visit,
} from '#tests/support/counterparts/payment-sandbox.ts';

const shop = await useCheckoutSandbox();

describe('the hosted page', () => {
  test('the hosted page says that it is a sandbox and shows the order and the test cards, escaped', async () => {
    const { url } = await createSession(shop);
    const { status, text } = await visit(shop, String(url));
    expect(status).toBe(200);
    expect(text).toContain('This is a sandbox: no money moves.');
    expect(text).toContain('Tea &lt;b&gt;for &amp; ever&lt;/b&gt;');
    expect(text).toContain('Pay $37.00');
    expect(text).toContain('4000 0000 0000 9995');
    expect(text).not.toMatch(/<script|onclick/);
  });

  test('the hosted page takes a card and redirects the buyer', async () => {
    const { id, url } = await createSession(shop);
    const paid = await post(shop, String(url), { ...CARD_FIELDS, number: CARD_NUMBERS.good });
    expect([paid.status, paid.location]).toEqual([303, `http://localhost:3000/payment/success?session_id=${id}`]);
    expect(await retrieveSession(shop, id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'buyer@example.com' },
      payment_intent: {
        status: 'succeeded',
        metadata: { order_id: 'o1' },
        amount_received: 3700,
        latest_charge: {
          billing_details: { email: 'buyer@example.com' },
          payment_method_details: { card: { last4: '4242' } },
        },
      },
    });
    expect(await deliveredTypes(shop)).toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
    expect((await visit(shop, String(url))).text).toContain('This order is complete');
    const again = await post(shop, String(url), { ...CARD_FIELDS, number: CARD_NUMBERS.good });
    expect([again.status, again.location]).toEqual([303, paid.location]);
    expect(await deliveredTypes(shop)).toHaveLength(2);
  });

  test('the hosted page explains a decline, keeps the email and takes another card', async () => {
    const { id, url } = await createSession(shop);
    const declined = await post(shop, String(url), { ...CARD_FIELDS, number: '4000000000009995' });
    expect(declined.status).toBe(402);
    expect(declined.text).toMatch(/role="alert".*\n?.*Your card has insufficient funds\./);
    expect(declined.text).toContain('value="buyer@example.com"');
    expect(declined.text).toContain('value="12 / 40"');
    expect(declined.text).not.toMatch(/4000000000009995|value="123"/);
    expect(await retrieveSession(shop, id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method' },
    });
    expect((await post(shop, String(url), { ...CARD_FIELDS, number: CARD_NUMBERS.good })).status).toBe(303);
    const intent = String((await shop.stripe.checkout.sessions.retrieve(id)).payment_intent);
    expect((await shop.stripe.charges.list({ payment_intent: intent })).data.map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
    ]);
  });

  test.each([
    [{ email: 'buyer' }, 400, ['email']],
    [{ number: '4242424242424241' }, 400, ['number']],
    [{ number: '' }, 400, ['number']],
    [{ expiry: '01 / 20' }, 400, ['expiry']],
    [{ expiry: '13/40' }, 400, ['expiry']],
    [{ expiry: 'soon' }, 400, ['expiry']],
    [{ cvc: '1' }, 400, ['cvc']],
    [{ email: '', number: '1', expiry: '', cvc: '' }, 400, ['email', 'number', 'expiry', 'cvc']],
    [{ number: '4000000000000127' }, 402, ['cvc']],
    [{ number: '4000000000000069' }, 402, ['expiry']],
    [{ number: CARD_NUMBERS.declined }, 402, []],
    [{ number: '5555555555554444' }, 402, []],
  ])('the hosted page shows the error of %j beside its field', async (changes, status, fields) => {
    const { id, url } = await createSession(shop);
    const page = await post(shop, String(url), { ...CARD_FIELDS, number: CARD_NUMBERS.good, ...changes });
    const marked = [
      ...page.text.matchAll(/id="(\w+)" name="\w+"[^>]*aria-invalid="true" aria-describedby="\1-error"/g),
    ];
    expect([page.status, marked.map(([, field]) => field)]).toEqual([status, fields]);
    for (const field of fields) expect(page.text).toContain(`<p class="error" id="${field}-error">`);
    expect(page.text.match(/autofocus/g)).toHaveLength(1);
    expect(page.text).toContain('<title>Not paid');
    expect((await retrieveSession(shop, id)).status).toBe('open');
  });

  test('the hosted page does not let the buyer change a given email address', async () => {
    const { id, url } = await createSession(shop, { customer_email: 'buyer@example.com' });
    expect((await visit(shop, String(url))).text).not.toContain('name="email"');
    await post(shop, String(url), { ...CARD_FIELDS, email: 'thief@example.com', number: CARD_NUMBERS.good });
    expect((await retrieveSession(shop, id)).customer_details?.email).toBe('buyer@example.com');
  });

  test.each([
    ['complete', 'complete', 'paid'],
    ['fail', 'open', 'unpaid'],
  ])('when the bank reports %s, the session becomes %s', async (outcome, status, payment_status) => {
    const { id, url } = await createSession(shop);
    const sent = await post(shop, String(url), { ...CARD_FIELDS, number: CARD_NUMBERS.authenticated });
    expect([sent.status, (await retrieveSession(shop, id)).payment_status]).toEqual([303, 'unpaid']);
    const bank = await visit(shop, String(sent.location));
    expect(bank.text).toContain('Complete authentication');
    const client_secret = new URL(String(sent.location)).searchParams.get('client_secret') ?? '';
    const back = await post(shop, String(sent.location), { client_secret, outcome });
    expect(await retrieveSession(shop, id)).toMatchObject({ status, payment_status });
    const onward =
      outcome === 'complete' ? `/payment/success?session_id=${id}` : `/sandbox/checkout/${id}?redirect_status=failed`;
    expect([back.status, back.location]).toEqual([303, `http://localhost:3000${onward}`]);
    if (outcome === 'complete') return;
    expect((await visit(shop, String(back.location))).text).toContain('unable to authenticate');
    expect((await post(shop, String(url), { ...CARD_FIELDS, number: CARD_NUMBERS.good })).status).toBe(303);
  });

  test.each([
    ['pm_usBankAccount_success', 'paid', 'succeeded', 'payment_intent.succeeded'],
    ['pm_usBankAccount_insufficientFunds', 'unpaid', 'failed', 'payment_intent.payment_failed'],
  ])('the hosted page takes the debit %s, which ends %s', async (pay, payment_status, outcome, event) => {
    const { id, url } = await createSession(shop);
    expect((await post(shop, String(url), { pay, email: 'buyer@example.com' })).status).toBe(303);
    expect(await retrieveSession(shop, id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing' },
    });
    await shop.pass(61);
    expect(await retrieveSession(shop, id)).toMatchObject({ status: 'complete', payment_status });
    const after = [event, `checkout.session.async_payment_${outcome}`];
    expect(await deliveredTypes(shop)).toEqual(['payment_intent.processing', 'checkout.session.completed', ...after]);
  });

  test('a session discounted to zero needs no payment', async () => {
    const { id, url, ...session } = await createSession(shop, { discounts: [{ coupon: 'sandbox_free' }] });
    expect(session).toMatchObject({ amount_total: 0, amount_subtotal: 3700, payment_status: 'no_payment_required' });
    expect((await visit(shop, String(url))).text).not.toContain('name="number"');
    expect((await post(shop, String(url), { pay: 'nothing', email: 'buyer@example.com' })).status).toBe(303);
    expect(await retrieveSession(shop, id)).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      payment_intent: null,
    });
    expect(await deliveredTypes(shop)).toEqual(['checkout.session.completed']);
  });

  test('the hosted page is not found for an unknown session, and rejects an unreadable form', async () => {
    expect(await visit(shop, '/sandbox/checkout/cs_test_none')).toMatchObject({ status: 404 });
    expect(await post(shop, '/sandbox/checkout/cs_test_none', CARD_FIELDS)).toMatchObject({ status: 404 });
    expect(await visit(shop, '/sandbox/checkout/cs%00')).toMatchObject({ status: 404 });
    const { url } = await createSession(shop);
    const garbled = await post(shop, String(url), { ...CARD_FIELDS, 'a[b': '1' });
    expect([
      garbled.status,
      (await post(shop, String(url), { pay: 'pm_none', email: CARD_FIELDS.email })).status,
    ]).toEqual([400, 402]);
  });
});
