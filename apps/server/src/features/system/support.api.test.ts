import { expect, test } from 'vitest';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { startTestServer } from '#tests/support/server.ts';

test('the addresses of support and the academy are public, and whether there are real market data and a model', async () => {
  const academyUrl = 'https://academy.wickwise.example/join';
  const support = { MAIL_FROM: 'hello@wickwise.example', SUPPORT_EMAIL: 'help@wickwise.example' };
  const model = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'candle-1' };
  const server = await startTestServer({ ...support, ...model, ACADEMY_URL: academyUrl, MARKET_DATA: 'yahoo' });
  const answer = await new BrowserSession(server).get('/api/support');
  expect([answer.status, answer.json()]).toEqual([
    200,
    { email: 'help@wickwise.example', academyUrl, hasRealTimeData: true, hasModel: true },
  ]);
  await server.close();
  const plain = await startTestServer();
  const nothing = { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false };
  expect((await new BrowserSession(plain).get('/api/support')).json()).toEqual(nothing);
  await plain.close();
});
