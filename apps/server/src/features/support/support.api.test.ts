import { supportCalls } from '@wickwise/contract/support';
import { expect, test } from 'vitest';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailsTo, mailTo } from '#tests/support/counterparts/mail.ts';
import { browserOf } from '#tests/support/learner/payments.ts';
import { createLearner, startTestServer } from '#tests/support/server.ts';

const MESSAGES = supportCalls.writeToSupport.path;

test('a message reaches support with the address to answer to, the account and the tier', async () => {
  const server = await startTestServer({ SUPPORT_EMAIL: 'help@wickwise.example' });
  const guest = new BrowserSession(server);
  const message = 'My receipt W-000001 is missing.\nAnn';
  const answer = await guest.post(MESSAGES, { email: 'Ann@Example.com', message });
  expect([answer.status, answer.json()]).toEqual([200, { status: 'accepted' }]);
  const first = await mailTo(server, 'help@wickwise.example');
  expect(first.subject).toBe('Support: a message from ann@example.com');
  expect(first.text).toContain(message);
  expect(first.text).toContain('not signed in');

  const member = await createLearner(server, { role: 'heritage' });
  await browserOf(server, member).post(MESSAGES, { email: 'elsewhere@example.com', message });
  await mailTo(server, 'help@wickwise.example', 2);
  const mails = await mailsTo(server, 'help@wickwise.example');
  const second = mails.find(({ subject }) => subject === 'Heritage support: a message from elsewhere@example.com');
  expect(second?.text).toContain(member.email);
  await server.close();
});

test('a message without an address for support goes to the sender of the mails', async () => {
  const server = await startTestServer();
  await new BrowserSession(server).post(MESSAGES, { email: 'ann@example.com', message: 'Hello' });
  expect((await mailTo(server, server.runtime.env.MAIL_FROM.address)).text).toContain('Hello');
  await server.close();
});

test('a message needs a text and an address, and one network can send only a few an hour', async () => {
  const server = await startTestServer();
  const guest = new BrowserSession(server);
  for (const body of [
    { email: 'ann@example.com', message: '  ' },
    { email: 'ann', message: 'Hello' },
  ])
    expect((await guest.post(MESSAGES, body)).status).toBe(400);
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent++)
    statuses.push((await guest.post(MESSAGES, { email: 'ann@example.com', message: 'Hello' })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await server.close();
});
