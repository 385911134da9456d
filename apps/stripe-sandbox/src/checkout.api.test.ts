import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { post, startTestSandbox, type TestSandbox, visit } from '#tests/support/payment-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startTestSandbox();
});
afterEach(async () => {
  await shop.sandbox.deliverDue();
  shop.delivered.length = 0;
});
afterAll(() => shop.close());

const line = {
  quantity: 1,
  price_data: { currency: 'usd', unit_amount: 3700, product_data: { name: 'Tea <b>for & ever</b>' } },
};

function create(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<Stripe.Checkout.Session> {
  return shop.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [line],
    metadata: { order_id: 'o1' },
    payment_intent_data: { metadata: { order_id: 'o1' } },
    success_url: 'http://localhost:3000/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/pricing',
    ...changes,
  });
}

const read = (id: string) =>
  shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent', 'payment_intent.latest_charge'] });

const card = { pay: 'card', email: 'buyer@example.com', expiry: '12 / 40', cvc: '123' };
const number = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', authenticated: '4000002500003155' };

async function types(): Promise<string[]> {
  await shop.sandbox.deliverDue();
  return shop.types();
}

describe('a session', () => {
  test('is made, and its payment is not begun before the buyer tries to pay', async () => {
    const session = await create({ client_reference_id: 'u1', customer_email: 'buyer@example.com' });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 3700, currency: 'usd' });
    expect(session).toMatchObject({ payment_intent: null, livemode: false, metadata: { order_id: 'o1' } });
    expect(session).toMatchObject({ client_reference_id: 'u1', customer_email: 'buyer@example.com', mode: 'payment' });
    expect(session.url).toBe(`http://localhost:3000/sandbox/checkout/${session.id}`);
    expect(session).not.toHaveProperty('line_items');
    expect(session).not.toHaveProperty('payment_intent_data');
    const lines = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
    expect(lines.line_items?.data).toMatchObject([
      { amount_total: 3700, quantity: 1, description: line.price_data.product_data.name },
    ]);
  });

  test('shows its lines in a list only when they are expanded', async () => {
    const { id } = await create();
    const [plain] = (await shop.stripe.checkout.sessions.list({ limit: 1 })).data;
    expect(plain).toMatchObject({ id });
    for (const field of ['line_items', 'payment_intent_data']) expect(plain).not.toHaveProperty(field);
    const [expanded] = (await shop.stripe.checkout.sessions.list({ limit: 1, expand: ['data.line_items'] })).data;
    expect(expanded).toMatchObject({ id, line_items: { object: 'list', data: [{ quantity: 1 }] } });
    const hidden = shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent_data'] });
    await expect(hidden).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });

  test('adds its lines up', async () => {
    const { amount_total } = await create({ line_items: [{ ...line, quantity: 2 }, line] });
    expect(amount_total).toBe(3 * 3700);
  });

  test('expires when told, once, and gives its payment up', async () => {
    const { id, url } = await create();
    await post(shop, String(url), { ...card, number: number.declined });
    expect(await shop.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect((await read(id)).payment_intent).toMatchObject({ status: 'canceled' });
    expect(await types()).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.canceled',
      'checkout.session.expired',
    ]);
    await expect(shop.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    const page = await visit(shop, String(url));
    expect(page.text).toContain('This checkout has expired');
    const late = await post(shop, String(url), { ...card, number: number.good });
    expect([late.status, late.location, late.text.includes('has expired')]).toEqual([200, undefined, true]);
  });

  test('expires by itself after its time', async () => {
    const expires_at = Math.floor(shop.now.getTime() / 1000) + 1800;
    const [short, long] = [await create({ expires_at }), await create()];
    await shop.pass(1801);
    expect([(await read(short.id)).status, (await read(long.id)).status]).toEqual(['expired', 'open']);
    await shop.pass(24 * 3600);
    expect((await read(long.id)).status).toBe('expired');
    const { data } = await shop.stripe.events.list({ type: 'checkout.session.expired' });
    const expired = data.map(({ data: { object } }) => ('id' in object ? object.id : ''));
    expect(expired.filter((id) => id === short.id || id === long.id)).toEqual([long.id, short.id]);
  });

  test.each([
    [{ line_items: [] }, 'line_items'],
    [{ line_items: [{ ...line, quantity: 0 }] }, 'line_items[0][quantity]'],
    [{ line_items: [{ quantity: 1, price: 'price_1' }] }, 'line_items[0][price_data]'],
    [{ mode: 'subscription' }, 'mode'],
    [{ success_url: 'javascript:alert(1)' }, 'success_url'],
    [{ success_url: undefined }, 'success_url'],
    [{ expires_at: 1 }, 'expires_at'],
    [{ customer_email: 'nobody' }, 'customer_email'],
    [{ discounts: [{ coupon: 'none' }] }, 'discounts[0][coupon]'],
  ])('is refused with %j', async (changes, param) => {
    const error = { type: 'StripeInvalidRequestError', param };
    await expect(create(changes as Partial<Stripe.Checkout.SessionCreateParams>)).rejects.toMatchObject(error);
  });

  test('is found by its payment and its status', async () => {
    const { id, url } = await create();
    await post(shop, String(url), { ...card, number: number.good });
    const payment_intent = String((await shop.stripe.checkout.sessions.retrieve(id)).payment_intent);
    const { sessions } = shop.stripe.checkout;
    expect((await sessions.list({ payment_intent })).data.map((one) => one.id)).toEqual([id]);
    expect((await sessions.list({ status: 'complete', limit: 1 })).data.map((one) => one.id)).toEqual([id]);
  });
});

describe('the hosted page', () => {
  test('says what it is and shows the order and the test cards, as text', async () => {
    const { url } = await create();
    const { status, text } = await visit(shop, String(url));
    expect(status).toBe(200);
    expect(text).toContain('This is a sandbox: no money moves.');
    expect(text).toContain('Tea &lt;b&gt;for &amp; ever&lt;/b&gt;');
    expect(text).toContain('Pay $37.00');
    expect(text).toContain('4000 0000 0000 9995');
    expect(text).not.toMatch(/<script|onclick/);
  });

  test('takes a card, and sends the buyer on', async () => {
    const { id, url } = await create();
    const paid = await post(shop, String(url), { ...card, number: number.good });
    expect([paid.status, paid.location]).toEqual([303, `http://localhost:3000/payment/success?session_id=${id}`]);
    expect(await read(id)).toMatchObject({
      ...{ status: 'complete', payment_status: 'paid', url: null, customer_details: { email: 'buyer@example.com' } },
      payment_intent: {
        ...{ status: 'succeeded', metadata: { order_id: 'o1' }, amount_received: 3700 },
        latest_charge: {
          billing_details: { email: 'buyer@example.com' },
          payment_method_details: { card: { last4: '4242' } },
        },
      },
    });
    expect(await types()).toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
    expect((await visit(shop, String(url))).text).toContain('This order is complete');
    const again = await post(shop, String(url), { ...card, number: number.good });
    expect([again.status, again.location]).toEqual([303, paid.location]);
    expect(await types()).toHaveLength(2);
  });

  test('says why a card was declined, keeps what may be kept, and takes the next one', async () => {
    const { id, url } = await create();
    const declined = await post(shop, String(url), { ...card, number: '4000000000009995' });
    expect(declined.status).toBe(402);
    expect(declined.text).toMatch(/role="alert".*\n?.*Your card has insufficient funds\./);
    expect(declined.text).toContain('value="buyer@example.com"');
    expect(declined.text).toContain('value="12 / 40"');
    expect(declined.text).not.toMatch(/4000000000009995|value="123"/);
    expect(await read(id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method' },
    });
    expect((await post(shop, String(url), { ...card, number: number.good })).status).toBe(303);
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
    [{ number: number.declined }, 402, []],
    [{ number: '5555555555554444' }, 402, []],
  ])('with %j says so beside its field', async (changes, status, fields) => {
    const { id, url } = await create();
    const page = await post(shop, String(url), { ...card, number: number.good, ...changes });
    const marked = [
      ...page.text.matchAll(/id="(\w+)" name="\w+"[^>]*aria-invalid="true" aria-describedby="\1-error"/g),
    ];
    expect([page.status, marked.map(([, field]) => field)]).toEqual([status, fields]);
    for (const field of fields) expect(page.text).toContain(`<p class="error" id="${field}-error">`);
    expect(page.text.match(/autofocus/g)).toHaveLength(1);
    expect(page.text).toContain('<title>Not paid');
    expect((await read(id)).status).toBe('open');
  });

  test('keeps to the address that the order was made for', async () => {
    const { id, url } = await create({ customer_email: 'buyer@example.com' });
    expect((await visit(shop, String(url))).text).not.toContain('name="email"');
    await post(shop, String(url), { ...card, email: 'thief@example.com', number: number.good });
    expect((await read(id)).customer_details?.email).toBe('buyer@example.com');
  });

  test.each([
    ['complete', 'complete', 'paid'],
    ['fail', 'open', 'unpaid'],
  ])('leads to the bank, and when that says %s the session is %s', async (outcome, status, payment_status) => {
    const { id, url } = await create();
    const sent = await post(shop, String(url), { ...card, number: number.authenticated });
    expect([sent.status, (await read(id)).payment_status]).toEqual([303, 'unpaid']);
    const bank = await visit(shop, String(sent.location));
    expect(bank.text).toContain('Complete authentication');
    const client_secret = new URL(String(sent.location)).searchParams.get('client_secret') ?? '';
    const back = await post(shop, String(sent.location), { client_secret, outcome });
    expect(await read(id)).toMatchObject({ status, payment_status });
    const onward =
      outcome === 'complete' ? `/payment/success?session_id=${id}` : `/sandbox/checkout/${id}?redirect_status=failed`;
    expect([back.status, back.location]).toEqual([303, `http://localhost:3000${onward}`]);
    if (outcome === 'complete') return;
    expect((await visit(shop, String(back.location))).text).toContain('unable to authenticate');
    expect((await post(shop, String(url), { ...card, number: number.good })).status).toBe(303);
  });

  test.each([
    ['pm_usBankAccount_success', 'paid', 'succeeded', 'payment_intent.succeeded'],
    ['pm_usBankAccount_insufficientFunds', 'unpaid', 'failed', 'payment_intent.payment_failed'],
  ])('takes the debit %s, which ends %s', async (pay, payment_status, outcome, event) => {
    const { id, url } = await create();
    expect((await post(shop, String(url), { pay, email: 'buyer@example.com' })).status).toBe(303);
    expect(await read(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing' },
    });
    await shop.pass(61);
    expect(await read(id)).toMatchObject({ status: 'complete', payment_status });
    const after = [event, `checkout.session.async_payment_${outcome}`];
    expect(await types()).toEqual(['payment_intent.processing', 'checkout.session.completed', ...after]);
  });

  test('has nothing to pay when a coupon takes all of it', async () => {
    const { id, url, ...session } = await create({ discounts: [{ coupon: 'sandbox_free' }] });
    expect(session).toMatchObject({ amount_total: 0, amount_subtotal: 3700, payment_status: 'no_payment_required' });
    expect((await visit(shop, String(url))).text).not.toContain('name="number"');
    expect((await post(shop, String(url), { pay: 'nothing', email: 'buyer@example.com' })).status).toBe(303);
    expect(await read(id)).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      payment_intent: null,
    });
    expect(await types()).toEqual(['checkout.session.completed']);
  });

  test('is not there for an unknown session, and refuses a form that cannot be read', async () => {
    expect(await visit(shop, '/sandbox/checkout/cs_test_none')).toMatchObject({ status: 404 });
    expect(await post(shop, '/sandbox/checkout/cs_test_none', card)).toMatchObject({ status: 404 });
    expect(await visit(shop, '/sandbox/checkout/cs%00')).toMatchObject({ status: 404 });
    const { url } = await create();
    const garbled = await post(shop, String(url), { ...card, 'a[b': '1' });
    expect([garbled.status, (await post(shop, String(url), { pay: 'pm_none', email: card.email })).status]).toEqual([
      400, 402,
    ]);
  });
});
