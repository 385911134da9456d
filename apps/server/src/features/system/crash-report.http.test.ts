import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { openLog } from '#tests/support/log.ts';

const { log, lines } = openLog();
const server = await useTestServer({}, { log });

const CRASH = { page: '/learn', error: 'TypeError: no chart for ann@example.com', frames: ['at draw (learn.js:3:7)'] };

test('a crash is logged under the reference that the browser is given, without personal data', async () => {
  const browser = new BrowserSession(server);
  const answer = await browser.post('/api/crashes', CRASH);
  expect(answer.status).toBe(200);
  const { reference } = answer.json<{ reference: string }>();
  const line = lines.map((text) => JSON.parse(text)).find(({ reqId }) => reqId === reference);
  expect(line).toMatchObject({ level: 50, msg: 'a page stopped working in a browser' });
  expect(line.crash).toEqual({ ...CRASH, error: 'TypeError: no chart for [address]' });
});

test('one network can’t fill the log with crashes', async () => {
  const browser = new BrowserSession(server);
  const statuses: number[] = [];
  for (let report = 0; report < 12; report++) statuses.push((await browser.post('/api/crashes', CRASH)).status);
  expect(statuses.at(-1)).toBe(429);
});
