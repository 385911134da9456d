import { createSandbox, type Sandbox } from '@wickwise/stripe-sandbox/sandbox';
import pino from 'pino';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUpgraded } from '#tests/support/database/upgraded-database.ts';
import type { DatabaseConnection } from './client.ts';

const CREATED = 1_795_000_000;
const intent = {
  object: 'payment_intent',
  amount: 3700,
  currency: 'usd',
  created: CREATED,
  metadata: { order_id: 'o1' },
  payment_method_types: ['card', 'us_bank_account'],
};
const begun = { ...intent, id: 'pi_begun', client_secret: 'pi_begun_secret_1', status: 'requires_payment_method' };
const processing = { ...intent, id: 'pi_processing', status: 'processing', latest_charge: 'ch_pending' };
const pending = {
  id: 'ch_pending',
  object: 'charge',
  amount: 3700,
  currency: 'usd',
  created: CREATED,
  payment_intent: 'pi_processing',
  payment_method_details: { type: 'us_bank_account', us_bank_account: { last4: '6789' } },
  status: 'pending',
};
const event = {
  id: 'evt_waiting',
  object: 'event',
  created: CREATED,
  data: { object: processing },
  type: 'payment_intent.processing',
};

/** The rows as the server wrote them while the sandbox was a part of it. */
const rows = `
  insert into sandbox_object (id, kind, payment_intent, created, due_at, data) values
    ('pi_begun', 'payment_intent', 'pi_begun', ${CREATED}, null, '${JSON.stringify(begun)}'),
    ('pi_processing', 'payment_intent', 'pi_processing', ${CREATED}, to_timestamp(${CREATED + 60}),
      '${JSON.stringify(processing)}'),
    ('ch_pending', 'charge', 'pi_processing', ${CREATED}, null, '${JSON.stringify(pending)}'),
    ('evt_waiting', 'event', null, ${CREATED}, null, '${JSON.stringify(event)}');
  insert into sandbox_delivery (event_id, attempts, next_attempt_at)
    values ('evt_waiting', 2, to_timestamp(${CREATED}));
  insert into sandbox_answer (key, path, parameters, status, body)
    values ('key-1', 'POST /v1/payment_intents', 'digest', 200, '${JSON.stringify(begun)}');
`;

let connection: DatabaseConnection;
let sandbox: Sandbox;
let stripe: Stripe;
const delivered: string[] = [];
beforeAll(async () => {
  connection = await openUpgraded({ before: 'stripe-sandbox-moves', rows });
  sandbox = await createSandbox({
    db: connection.db,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    merchant: { name: 'Tea' },
    publicUrl: 'http://localhost:3000',
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
  });
  stripe = new Stripe('sk_test_1', { httpClient: Stripe.createFetchHttpClient(sandbox.fetch), telemetry: false });
});
afterAll(async () => {
  await sandbox.close();
  await connection.close();
});

test('the sandbox keeps every row when its tables move out of the server', async () => {
  const select = async (table: string, key: string) =>
    (await connection.run(`select ${key} as key from ${table} order by 1`)).rows.map((row) =>
      Reflect.get(Object(row), 'key'),
    );
  expect(await select('sandbox_object', 'id')).toEqual(['ch_pending', 'evt_waiting', 'pi_begun', 'pi_processing']);
  expect(await select('sandbox_delivery', 'event_id')).toEqual(['evt_waiting']);
  expect(await select('sandbox_answer', 'key')).toEqual(['key-1']);
  expect(await stripe.paymentIntents.retrieve('pi_begun')).toMatchObject(begun);
});

test('payments in progress continue after the move: an event arrives, a debit settles, a card pays', async () => {
  sandbox.deliverTo(async ({ body }) => {
    delivered.push(JSON.parse(body).type);
    return 200;
  });
  await sandbox.deliverDue();
  expect(delivered).toEqual(['payment_intent.processing', 'payment_intent.succeeded']);
  expect(await stripe.paymentIntents.retrieve('pi_processing')).toMatchObject({ status: 'succeeded' });
  const paid = await stripe.paymentIntents.confirm('pi_begun', { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 3700 });
});
