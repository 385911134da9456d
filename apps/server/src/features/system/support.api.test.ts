import { expect, test } from 'vitest';
import { BrowserSession } from '../../../../../tests/support/browser-session.ts';
import { startTestServer } from '../../../../../tests/support/server.ts';

test('everyone may know where support is reached', async () => {
  const server = await startTestServer({ MAIL_FROM: 'hello@wickwise.example', SUPPORT_EMAIL: 'help@wickwise.example' });
  const answer = await new BrowserSession(server).get('/api/support');
  expect([answer.status, answer.json()]).toEqual([200, { email: 'help@wickwise.example' }]);
  await server.close();
});
