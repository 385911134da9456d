import { reminderCalls } from '@wickwise/contract/reminder';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { startPushService } from '#tests/support/counterparts/push.ts';
import { runReminderRound } from '#tests/support/learner/reminder.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { pushSubscription } from '../../db/schema/reminder.ts';

const server = await useTestServer();
await server.runtime.jobs.start();
const service = await startPushService();
afterAll(() => service.close());

beforeEach(() => {
  server.now = new Date('2026-03-09T18:00:00Z');
  service.messages.length = 0;
  service.status = 201;
});

const add = async (as: TestLearner, body = service.subscription()) =>
  (await call(server, reminderCalls.addReminderDevice, { as, body })).body.devices;
const devicesOf = async (as: TestLearner) =>
  (await call(server, reminderCalls.readReminder, { as })).body.devices.map(({ endpoint }) => endpoint);
const sentTo = (endpoint: string) => service.messages.filter(({ path }) => endpoint.endsWith(path));

test('a device gets the reminder once a day, encrypted, signed and short-lived', async () => {
  const as = await createLearner(server);
  const subscription = service.subscription();
  await add(as, subscription);
  await add(as, subscription);
  expect(await devicesOf(as)).toEqual([subscription.endpoint]);
  await runReminderRound(server);
  await runReminderRound(server);
  const [message, ...others] = sentTo(subscription.endpoint);
  expect(others).toEqual([]);
  expect(message?.headers).toMatchObject({
    ttl: '14400',
    topic: 'reminder',
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
  });
  const { pushKey } = (await call(server, reminderCalls.readReminder, { as })).body;
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(message?.headers.authorization ?? '') ?? [];
  expect(key).toBe(pushKey);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ aud: new URL(subscription.endpoint).origin, sub: expect.stringMatching(/^mailto:/) });
  expect(message?.body.includes('chart')).toBe(false);
});

test.each([404, 410])('a subscription that the browser ended (%i) is deleted', async (status) => {
  const as = await createLearner(server);
  await add(as);
  service.status = status;
  await runReminderRound(server);
  expect(await devicesOf(as)).toEqual([]);
});

test('a subscription stays when the push service refuses a message otherwise', async () => {
  const as = await createLearner(server);
  await add(as);
  service.status = 400;
  await runReminderRound(server);
  expect(await devicesOf(as)).toHaveLength(1);
});

test('a device is removed by its owner only, and its reminders end at once', async () => {
  const [owner, stranger] = [await createLearner(server), await createLearner(server)];
  const [device] = await add(owner);
  const params = { id: device?.id ?? '' };
  const refused = await call(server, reminderCalls.removeReminderDevice, { as: stranger, params });
  expect(refused.error.code).toBe('not_found');
  expect(await devicesOf(owner)).toHaveLength(1);
  await call(server, reminderCalls.removeReminderDevice, { as: owner, params });
  await runReminderRound(server);
  expect(service.messages.filter(({ path }) => device?.endpoint.endsWith(path))).toEqual([]);
});

test('who turns the reminder on in a shared browser takes it over', async () => {
  const [first, second] = [await createLearner(server), await createLearner(server)];
  const subscription = service.subscription();
  await add(first, subscription);
  await add(second, subscription);
  expect(await devicesOf(first)).toEqual([]);
  expect(await devicesOf(second)).toEqual([subscription.endpoint]);
  await runReminderRound(server);
  expect(sentTo(subscription.endpoint)).toHaveLength(1);
});

test('an address that is no push service’s, and keys that encrypt nothing, are refused', async () => {
  const as = await createLearner(server);
  const { endpoint, keys } = service.subscription();
  const p256dh = `B${'A'.repeat(86)}`;
  for (const body of [
    { endpoint: 'https://169.254.169.254/latest', keys },
    { endpoint: 'ftp://localhost/x', keys },
    { endpoint, keys: { ...keys, p256dh } },
    { endpoint, keys: { ...keys, auth: 'short' } },
  ]) {
    expect((await send(server, reminderCalls.addReminderDevice, { as, body })).error.code).toBe('invalid_request');
  }
  const { db } = server.runtime;
  expect(await db.$count(pushSubscription, eq(pushSubscription.userId, as.id))).toBe(0);
});
