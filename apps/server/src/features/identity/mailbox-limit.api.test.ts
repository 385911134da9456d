import { afterEach, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailsTo, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { rateLimitWindow } from '../../db/schema/rate-limit.ts';

const server = await useTestServer();
afterEach(() => {
  vi.useRealTimers();
  server.now = new Date();
});

const MINUTE_MS = 60_000;

const askForLink = (email: string) => new BrowserSession(server).post('/api/auth/sign-in/magic-link', { email });

test('a mailbox gets at most ten links an hour, and every response is the same', async () => {
  const [email, start] = ['flooded@example.com', Date.now()];
  const answers = new Set<string>();
  for (let minute = 0; minute < 60; minute += 2) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + minute * MINUTE_MS });
    server.now = new Date();
    const page = await askForLink(minute % 4 ? email : email.toUpperCase());
    answers.add(`${page.status} ${page.text}`);
  }
  expect([...answers]).toEqual(['200 {"done":true}']);
  vi.useRealTimers();
  await expect.poll(async () => (await mailsTo(server, email)).length).toBe(10);
});

test('the owner of a mailbox always has a working link', async () => {
  const [email, start] = ['besieged@example.com', Date.now()];
  for (let minute = 0; minute < 120; minute += 1) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + minute * MINUTE_MS });
    server.now = new Date();
    await askForLink(email);
  }
  // One in each ten minutes, and four more in each hour.
  const sent = 12 + 2 * 4;
  const newest = tokenIn(await mailTo(server, email, sent));
  const page = await new BrowserSession(server).post('/api/auth/link', { token: newest });
  expect(page.status).toBe(200);
});

test('mailboxes are limited separately, and no address is stored', async () => {
  for (let time = 0; time < 6; time += 1) await askForLink('counted@example.com');
  await askForLink('neighbor@example.com');
  await mailTo(server, 'neighbor@example.com');
  expect(JSON.stringify(await server.runtime.db.select().from(rateLimitWindow))).not.toContain('counted@');
});
