import { type AnalysisEvents, assistantCalls, type ChartAnalysis } from '@wickwise/contract/assistant';
import { ANALYSES_PER_DAY } from '@wickwise/contract/market-constants';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { dataOf, expectEvents, openEvents } from '#tests/support/browser/event-stream.ts';
import { answerParts, answerWithoutEnd } from '#tests/support/counterparts/model-endpoint.ts';
import { useUpstream } from '#tests/support/counterparts/upstream.ts';
import { call, createLearner, startTestServer, type TestLearner, type TestServer } from '#tests/support/server.ts';

const server = await useTestServer();
const upstream = await useUpstream();
const withModel = await useTestServer({ AI_BASE_URL: `${upstream.url}/v1`, AI_MODEL: 'candle-1' });
const PATH = '/api/ai/analyze-chart';
const NOW = new Date('2026-03-09T15:02:30Z');
const body = { symbol: 'AAPL', interval: '60' } as const;

async function analyze(asked: TestServer, as: TestLearner) {
  return call(asked, assistantCalls.analyzeChart, { as, body });
}

describe('an analysis', () => {
  test('without a model an analysis is the built-in text with its facts', async () => {
    server.now = NOW;
    const answer = await analyze(server, await createLearner(server, { role: 'heritage' }));
    expect(answer.status).toBe(200);
    const { analysis, facts, ...written } = answer.body;
    expect(written).toEqual({ writtenBy: 'built-in', notice: null });
    expect(analysis).toContain('AAPL last closed at $336.38');
    expect(facts).toMatchObject({ ...body, source: { name: 'Simulated market' }, problem: null });
    expect(new Set(facts.facts.map(({ topic }) => topic))).toEqual(
      new Set(['price', 'trend', 'levels', 'indicators', 'patterns', 'evidence', 'volatility', 'volume', 'data']),
    );
  });

  test("an analysis is the model's text if every number is a fact", async () => {
    withModel.now = NOW;
    upstream.respond = answerParts(['AAPL closed at $336.38, ', 'and RSI is 48.1.']);
    const answer = await analyze(withModel, await createLearner(withModel, { role: 'heritage' }));
    expect(answer.body).toMatchObject({
      analysis: 'AAPL closed at $336.38, and RSI is 48.1.',
      writtenBy: 'model',
      notice: null,
    });
  });

  test('an analysis with an invented price level is replaced by the built-in text', async () => {
    withModel.now = NOW;
    upstream.respond = answerParts(['AAPL closed at $336.38. ', 'Next stop is $299.99.']);
    const answer = await analyze(withModel, await createLearner(withModel, { role: 'heritage' }));
    expect(answer.body).toMatchObject({ writtenBy: 'built-in', notice: 'model_rejected' });
    expect(JSON.stringify(answer.body)).not.toMatch(/299|Next stop/);
  });
});

describe('a streamed analysis', () => {
  test('a streamed analysis sends the facts, then the text, and ends', async () => {
    server.now = NOW;
    const reader = await openEvents(server, PATH, { as: await createLearner(server, { role: 'heritage' }), body });
    await expect.poll(() => reader.isEnded).toBe(true);
    expect(reader.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(reader.events.map(({ name }) => name)).toEqual(['facts', 'text', 'done']);
    expect(dataOf<AnalysisEvents['facts']>(reader, 'facts')[0]).toMatchObject(body);
  });

  test('the model stops when the reader disconnects', async () => {
    withModel.now = NOW;
    const stopped = Promise.withResolvers<void>();
    upstream.respond = (request, response) => {
      response.on('close', () => stopped.resolve());
      answerWithoutEnd('AAPL closed at $336.38. And')(request, response);
    };
    const as = await createLearner(withModel, { role: 'heritage' });
    const reader = await openEvents(withModel, PATH, { as, body });
    await expectEvents(reader, 'text', 1);
    reader.drop();
    await stopped.promise;
    await expect.poll(() => withModel.app.eventStreams.size).toBe(0);
  });

  test('a streamed analysis is rejected before it starts, like any call', async () => {
    const visitor = await openEvents(server, PATH, { as: null, body });
    expect(visitor.status).toBe(401);
    const genesis = await openEvents(server, PATH, { as: await createLearner(server), body });
    expect(genesis.status).toBe(403);
    await expect.poll(() => genesis.text).toContain('heritage_required');
  });

  test('a streamed analysis does not keep a server from stopping', async () => {
    const stopping = await startTestServer({ AI_BASE_URL: `${upstream.url}/v1`, AI_MODEL: 'candle-1' });
    upstream.respond = answerWithoutEnd('Nothing');
    const as = await createLearner(stopping, { role: 'heritage' });
    const reader = await openEvents(stopping, PATH, { as, body });
    await expectEvents(reader, 'facts', 1);
    const began = performance.now();
    await stopping.close();
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('the daily limit', () => {
  const use = async (as: TestLearner, times: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) statuses.push((await analyze(server, as)).status);
    return statuses;
  };

  test('analyses are limited per learner and local day', async () => {
    server.now = new Date('2026-03-09T21:00:00Z');
    const as = await createLearner(server, { role: 'heritage', timeZone: 'Asia/Tokyo' });
    expect(new Set(await use(as, ANALYSES_PER_DAY))).toEqual(new Set([200]));
    const refused = await analyze(server, as);
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect(refused.error.message).toBe(
      `You’ve used all ${ANALYSES_PER_DAY} readings for today. I’ll be back at midnight your time.`,
    );
    expect(refused.headers['retry-after']).toBe('3600');
    const other = await createLearner(server, { role: 'heritage', timeZone: 'Asia/Tokyo' });
    expect(await use(other, 1)).toEqual([200]);
    server.now = new Date('2026-03-10T14:59:00Z');
    expect(await use(as, 1)).toEqual([429]);
    server.now = new Date('2026-03-10T15:00:00Z');
    expect(await use(as, 1)).toEqual([200]);
  });

  test('the limit lasts until the hour at which the learner’s days begin', async () => {
    server.now = new Date('2026-03-10T22:00:00Z');
    const as = await createLearner(server, { role: 'heritage', dayBeginsAt: 4 });
    await use(as, ANALYSES_PER_DAY);
    server.now = new Date('2026-03-11T03:59:00Z');
    const refused = await analyze(server, as);
    expect(refused.error.message).toContain('I’ll be back at 4 a.m. your time.');
    server.now = new Date('2026-03-11T04:00:00Z');
    expect(await use(as, 1)).toEqual([200]);
  });
});

test('two servers return the same facts', async () => {
  withModel.now = server.now = NOW;
  upstream.respond = answerParts([]);
  const facts = async (asked: TestServer): Promise<ChartAnalysis['facts']> =>
    (await analyze(asked, await createLearner(asked, { role: 'heritage' }))).body.facts;
  expect(await facts(withModel)).toEqual(await facts(server));
});
