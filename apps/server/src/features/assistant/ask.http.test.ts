import { randomUUID } from 'node:crypto';
import { type AnswerEvents, assistantCalls, type WickSubject } from '@wickwise/contract/assistant';
import { drillCalls } from '@wickwise/contract/drill';
import { ANALYSES_PER_DAY } from '@wickwise/contract/market-constants';
import { quizCalls } from '@wickwise/contract/quiz';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { dataOf, openEvents } from '#tests/support/browser/event-stream.ts';
import {
  answerParts,
  answerWithoutEnd,
  type ChatRequest,
  noteRequest,
} from '#tests/support/counterparts/model-endpoint.ts';
import { answerText, type Respond, useUpstream } from '#tests/support/counterparts/upstream.ts';
import { chartOf } from '#tests/support/learner/chart-of.ts';
import { call, createLearner, send, type TestLearner, type TestServer } from '#tests/support/server.ts';

const server = await useTestServer();
const upstream = await useUpstream();
const withModel = await useTestServer({ AI_BASE_URL: `${upstream.url}/v1`, AI_MODEL: 'candle-1' });
const NOW = new Date('2026-03-09T15:02:30Z');
const chart: WickSubject = { kind: 'chart', symbol: 'AAPL', interval: '60', candle: null, pattern: null };
const lesson: WickSubject = { kind: 'lesson', patternId: 'hammer' };
const CONFIRM = 'What would confirm it?';

async function ask(asked: TestServer, as: TestLearner | null, { subject = chart, question = CONFIRM } = {}) {
  asked.now = NOW;
  return send(asked, assistantCalls.askWick, { as, body: { subject, question } });
}
const heritage = (asked = server) => createLearner(asked, { role: 'heritage' });

describe('access', () => {
  test('only learners with Heritage may ask, about a free lesson too', async () => {
    expect((await ask(server, null)).error.code).toBe('not_signed_in');
    for (const role of ['genesis', 'refunded'] as const) {
      const as = await createLearner(server, { role });
      expect((await ask(server, as, { subject: lesson })).error.code).toBe('heritage_required');
    }
  });

  test('questions and analyses share the limit of a day', async () => {
    const as = await heritage();
    server.now = NOW;
    await call(server, assistantCalls.analyzeChart, { as, body: { symbol: 'AAPL', interval: '60' } });
    for (let count = 1; count < ANALYSES_PER_DAY; count++)
      expect((await ask(server, as, { subject: lesson })).status).toBe(200);
    expect((await ask(server, as, { subject: lesson })).error.code).toBe('too_many_requests');
  });

  test.each([
    ['facts of its own', { subject: { ...chart, facts: [] }, question: CONFIRM }],
    ['no question', { subject: chart, question: '  ' }],
    ['a question without end', { subject: chart, question: 'why '.repeat(100) }],
  ])('a request with %s is invalid', async (_, body) => {
    const refused = await send(server, assistantCalls.askWick, { as: await heritage(), body: body as never });
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
  });
});

describe('what is asked about', () => {
  test('a chart: the answer comes with its facts, its source and what it draws', async () => {
    const { body } = await ask(server, await heritage());
    expect(body).toMatchObject({ about: 'AAPL, 1-hour chart', kind: 'answered', writtenBy: 'built-in', notice: null });
    expect(body).toMatchObject({ source: { name: 'Simulated market' }, picture: null });
    expect(body.answer).toContain('What confirms it: a close above $336.93 within 3 candles.');
    expect(body.drawing.levels).toContainEqual({ label: 'Confirms', price: expect.closeTo(336.93, 2) });
    expect(body.facts.map(({ label }) => label)).toContain('Bullish Hikkake, what cancels it');
  });

  test('a candle: it is measured as of its close', async () => {
    const { candles } = await chartOf({ symbol: 'AAPL', interval: '60', now: NOW });
    const time = candles.at(-20)?.candle.time ?? 0;
    const subject: WickSubject = { ...chart, candle: time };
    const { body } = await ask(server, await heritage(), { subject, question: 'Why isn’t this a hammer?' });
    expect(body.answer).toMatch(/^The candle that began Wed, Mar 4, 12:30 PM ET isn’t a hammer by TA-Lib’s rules\./);
    expect(body.drawing.span).toEqual({ from: time, to: time });
  });

  test('a candle that is still open, and one that is not on the chart, can’t be asked about', async () => {
    const { candles } = await chartOf({ symbol: 'AAPL', interval: '60', now: NOW });
    const open = await ask(server, await heritage(), {
      subject: { ...chart, candle: candles.at(-1)?.candle.time ?? 0 },
    });
    expect([open.error.code, open.error.message]).toEqual(['not_found', expect.stringContaining('still open')]);
    const gone = await ask(server, await heritage(), { subject: { ...chart, candle: 1 } });
    expect(gone.error.code).toBe('not_found');
  });

  test('a lesson: the answer is drawn on its example', async () => {
    const { body } = await ask(server, await heritage(), {
      subject: lesson,
      question: 'How often does this happen by chance?',
    });
    expect(body.answer).toContain('On random prices, it’s 62.1%.');
    expect(body.picture?.mark).toEqual(body.drawing.span);
    const unknown = await ask(server, await heritage(), { subject: { kind: 'lesson', patternId: 'no-such-one' } });
    expect(unknown.error.code).toBe('not_found');
  });

  test('an answer of a drill: only after it was given', async () => {
    const as = await heritage();
    const params = { patternId: 'hammer', drillId: randomUUID() };
    const subject: WickSubject = { kind: 'drill', ...params, question: 0 };
    expect((await ask(server, as, { subject })).error.code).toBe('not_found');
    const { body: review } = await call(server, drillCalls.answerDrill, {
      as,
      params,
      query: {},
      body: { question: 0, chosen: '1' },
    });
    const { body } = await ask(server, as, { subject, question: 'Where is this wrong?' });
    expect(body.answer).toContain(review.explanation);
    expect(body.picture).toEqual(review.picture);
    const other = await ask(server, await heritage(), { subject });
    expect(other.error.code).toBe('not_found');
  });

  test('an answer of a quiz: only after it was given', async () => {
    const as = await heritage();
    const params = { quizId: 'candlestick-patterns-level-1', attemptId: randomUUID() };
    const { body: drawn } = await call(server, quizCalls.startQuiz, { as, params, body: { counts: true } });
    const questionId = drawn.questions[0]?.id ?? '';
    const subject: WickSubject = { kind: 'quiz', ...params, questionId };
    expect((await ask(server, as, { subject })).error.code).toBe('not_found');
    const body = { questionId, chosen: 'A', counts: true, confidence: 50 } as const;
    const { body: review } = await call(server, quizCalls.answerQuiz, { as, params, body });
    const answered = await ask(server, as, { subject, question: 'Why?' });
    expect(answered.body.answer).toContain(review.explanation);
  });
});

describe('with a model', () => {
  const answerOf = async (respond: Respond, question = CONFIRM) => {
    upstream.respond = respond;
    return (await ask(withModel, await heritage(withModel), { question })).body;
  };
  const own = async () => (await ask(server, await heritage())).body.answer;

  test('a model’s answer that keeps to the facts is shown', async () => {
    const text = 'A close above $336.93 within 3 candles would confirm Bullish Hikkake.';
    expect(await answerOf(answerParts([text]))).toMatchObject({ answer: text, writtenBy: 'model', notice: null });
  });

  test.each<[string, string, Respond]>([
    ['lies', 'model_rejected', answerParts(['A close above $340.00 would confirm it.'])],
    ['names another pattern', 'model_rejected', answerParts(['It is confirmed as a Morning Star.'])],
    ['gives advice', 'model_rejected', answerParts(['You should buy it at the close.'])],
    ['refuses', 'model_refused', answerParts(['I’m sorry, I can’t help with that.'])],
    ['answers in another language', 'model_language', answerParts(['Ein Schluss über $336.93 wäre eine Bestätigung.'])],
    ['fails', 'model_unavailable', answerText('<html>', 500)],
  ])('a model that %s is replaced by the built-in answer, which says why', async (_, notice, respond) => {
    const answer = await own();
    expect(await answerOf(respond)).toMatchObject({ answer, writtenBy: 'built-in', notice });
  });

  test.each([
    ['advice', 'Should I buy it?', 'declined', 'I don’t give advice'],
    ['something else', 'Write me a poem', 'declined', 'outside of what I can see'],
  ])('a question for %s is answered without the model', async (_, question, kind, text) => {
    const before = upstream.requests.length;
    const body = await answerOf(answerParts(['Buy.']), question);
    expect([body.kind, body.writtenBy, body.notice]).toEqual([kind, 'built-in', null]);
    expect(body.answer).toContain(text);
    expect(upstream.requests.length).toBe(before);
  });

  test('a question that isn’t matched is a model’s to answer, from every fact', async () => {
    const requests: ChatRequest[] = [];
    const text = 'The last close was $336.38, and the trend is flat.';
    const body = await answerOf(noteRequest(requests, answerParts([text])), 'Sum it up like a pirate would');
    expect(body).toMatchObject({ answer: text, kind: 'answered', writtenBy: 'model', notice: null });
    const prompt = requests[0]?.messages.map(({ content }) => content).join('\n') ?? '';
    for (const { label, value } of body.facts) expect(prompt).toContain(`${label}: ${value}`);
    expect(body.facts.map(({ label }) => label)).toContain('Nearest swing low');
  });

  test.each<[string, string | null, Respond]>([
    ['gives up', null, answerParts(['UNKNOWN'])],
    ['lies', 'model_rejected', answerParts(['Next stop is $400.00.'])],
  ])('where a model %s about such a question, Wick says what it can answer', async (_, notice, respond) => {
    const body = await answerOf(respond, 'Can you juggle for me?');
    expect(body).toMatchObject({ kind: 'unknown', writtenBy: 'built-in', notice });
    expect(body.answer).toContain('I can’t answer that one');
  });

  test('a streamed answer sends its facts first, and withdraws what a later sentence spoils', async () => {
    withModel.now = NOW;
    upstream.respond = answerParts(['It needs a close above $336.93. ', 'Then $400.00 is next.']);
    const body = { subject: chart, question: CONFIRM };
    const reader = await openEvents(withModel, '/api/ai/ask', { as: await heritage(withModel), body });
    await expect.poll(() => reader.isEnded).toBe(true);
    expect(reader.events.map(({ name }) => name)).toEqual(['facts', 'text', 'withdrawn', 'text', 'done']);
    expect(dataOf<AnswerEvents['done']>(reader, 'done')).toEqual([
      { writtenBy: 'built-in', notice: 'model_rejected', kind: 'answered' },
    ]);
  });

  test('a model stops when the reader disconnects', async () => {
    withModel.now = NOW;
    const stopped = Promise.withResolvers<void>();
    upstream.respond = (request, response) => {
      response.on('close', () => stopped.resolve());
      answerWithoutEnd('It needs a close above $336.93. And')(request, response);
    };
    const body = { subject: chart, question: CONFIRM };
    const reader = await openEvents(withModel, '/api/ai/ask', { as: await heritage(withModel), body });
    await expect.poll(() => reader.events.length).toBeGreaterThan(1);
    reader.drop();
    await stopped.promise;
  });
});
