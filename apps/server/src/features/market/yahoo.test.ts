import { expect, test } from 'vitest';
import { minutes, request, yahoo } from '#tests/support/counterparts/provider-rows.ts';
import { answerJson, useUpstream } from '#tests/support/counterparts/upstream.ts';
import { createYahoo } from './yahoo.ts';

const upstream = await useUpstream();
const source = createYahoo({ baseUrl: upstream.url });

test("Yahoo's rows without a trade are dropped", async () => {
  const answer = yahoo(minutes);
  const quote = answer.chart.result[0]?.indicators.quote[0];
  const gap = { ...quote, open: [10, null, 12], close: [11, null, 12.25], volume: [500, null, null] };
  const [result] = answer.chart.result;
  upstream.respond = answerJson({ chart: { result: [{ ...result, indicators: { quote: [gap] } }], error: null } });
  const candles = await source.fetchCandles(request('5'));
  expect(candles.map(({ volume }) => volume)).toEqual([500, 0]);
});

test("Yahoo's columns of different lengths are rejected", async () => {
  const answer = yahoo(minutes);
  answer.chart.result[0]?.timestamp.pop();
  upstream.respond = answerJson(answer);
  await expect(source.fetchCandles(request('5'))).rejects.toMatchObject({ problem: 'unavailable' });
});

test("Yahoo's single-precision prices are rounded to the quoted price", async () => {
  upstream.respond = answerJson(yahoo([['2026-03-09 13:30:00', 77.5875, 77.58750152587, 77.0, 77.5875015259, 5]]));
  expect(await source.fetchCandles(request('5'))).toMatchObject([{ open: 77.59, high: 77.59, close: 77.59 }]);
});
