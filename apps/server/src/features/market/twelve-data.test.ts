import { expect, test } from 'vitest';
import { minutes, request, twelveData } from '#tests/support/counterparts/provider-rows.ts';
import { answerJson, useUpstream } from '#tests/support/counterparts/upstream.ts';
import { createTwelveData } from './twelve-data.ts';

const upstream = await useUpstream();
const source = createTwelveData({ apiKey: 'secret-key', baseUrl: upstream.url });

test('Twelve Data gets its key in a header, where address logs do not keep it', async () => {
  let authorization: string | undefined;
  upstream.respond = (incoming, response) => {
    authorization = incoming.headers.authorization;
    answerJson(twelveData(minutes))(incoming, response);
  };
  await source.fetchCandles(request('5'));
  expect(authorization).toBe('apikey secret-key');
  expect(upstream.requests[0]?.href).not.toContain('secret-key');
  expect(Object.fromEntries(upstream.requests[0]?.searchParams ?? [])).toMatchObject({
    symbol: 'AAPL',
    interval: '5min',
    timezone: 'UTC',
    order: 'ASC',
    start_date: '2026-03-09 13:30:00',
  });
});

test("Twelve Data's errors with status 200 are recognized", async () => {
  upstream.respond = answerJson({ code: 429, message: 'You have run out of API credits.', status: 'error' });
  await expect(source.fetchCandles(request('5'))).rejects.toMatchObject({ problem: 'rate_limited' });
  upstream.respond = answerJson({ code: 401, message: 'The key is wrong.', status: 'error' });
  await expect(source.fetchCandles(request('5'))).rejects.toMatchObject({ problem: 'unavailable' });
});
