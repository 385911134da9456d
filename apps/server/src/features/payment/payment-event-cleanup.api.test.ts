import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { paymentEvent } from '../../db/schema/payment.ts';
import { paymentEventCleanupJob } from './payment-event-cleanup.ts';

const server = await useTestServer();

test('an event is deleted once 90 days have passed', async () => {
  const { db } = server.runtime;
  const daysAgo = (days: number) => new Date(server.now.getTime() - days * 24 * 60 * 60 * 1000);
  const event = { type: 'charge.refunded', livemode: false, created: 0, outcome: 'settled' };
  await db.insert(paymentEvent).values([
    { ...event, id: 'evt_new', receivedAt: daysAgo(89) },
    { ...event, id: 'evt_old', receivedAt: daysAgo(91) },
  ]);
  await paymentEventCleanupJob({ db, clock: () => server.now }).handle({}, 'a-job');
  expect((await db.select().from(paymentEvent)).map(({ id }) => id)).toEqual(['evt_new']);
});
