import type { AnalysisNotice } from '@wickwise/contract/assistant';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  answerParts,
  answerWithoutEnd,
  type ChatRequest,
  noteRequest,
} from '#tests/support/counterparts/model-endpoint.ts';
import {
  answerJson,
  answerText,
  breakOff,
  type Respond,
  stayIdle,
  useUpstream,
} from '#tests/support/counterparts/upstream.ts';
import { gather } from '#tests/support/gather.ts';
import { knownChart } from '#tests/support/learner/known-chart.ts';
import type { KnownChart } from '../facts/chart-facts.ts';
import { streamAnalysis } from './analysis.ts';
import { writeBuiltInText } from './built-in-text.ts';
import { createModel } from './model.ts';

const upstream = await useUpstream();
const settings = { baseUrl: `${upstream.url}/v1`, model: 'candle-1', apiKey: 'secret' };
const patient = createModel(settings);
const impatient = createModel({ ...settings, timeout: { firstChunkMs: 300, chunkMs: 300, totalMs: 1_000 } });
const warn = vi.fn();

let chart: KnownChart;
beforeAll(async () => {
  chart = await knownChart({ symbol: 'AAPL', interval: '60', now: new Date('2026-03-09T15:02:30Z') });
});
afterEach(() => warn.mockClear());

/** The events of an analysis after the facts, texts joined. */
async function analyze(respond: Respond, { write = patient, signal = new AbortController().signal } = {}) {
  upstream.respond = respond;
  const [facts, ...events] = await gather(streamAnalysis(chart, { write, signal, log: { warn } }));
  expect(facts).toEqual({ name: 'facts', data: chart.facts });
  return events;
}

const builtIn = (notice: AnalysisNotice) => [
  { name: 'text', data: { text: writeBuiltInText(chart) } },
  { name: 'done', data: { writtenBy: 'built-in', notice } },
];

describe('a model that keeps to the facts', () => {
  test("the model's text is shown sentence by sentence", async () => {
    const events = await analyze(answerParts(['AAPL closed at $33', '6.38. RSI', ' is 48.1.\n\nNo', ' hurry.']));
    expect(events).toEqual([
      { name: 'text', data: { text: 'AAPL closed at $336.38. ' } },
      { name: 'text', data: { text: 'RSI is 48.1.\n\n' } },
      { name: 'text', data: { text: 'No hurry.' } },
      { name: 'done', data: { writtenBy: 'model', notice: null } },
    ]);
  });

  test('the model is sent the facts, its name and key, and told never to advise', async () => {
    const requests: ChatRequest[] = [];
    let authorization: string | undefined;
    await analyze((request, response) => {
      authorization = request.headers.authorization;
      noteRequest(requests, answerParts(['Fine.']))(request, response);
    });
    const [asked] = requests;
    expect(upstream.requests.at(-1)?.pathname).toBe('/v1/chat/completions');
    expect(authorization).toBe('Bearer secret');
    expect(asked).toMatchObject({ model: 'candle-1', stream: true });
    const text = asked?.messages.map(({ content }) => content).join('\n') ?? '';
    expect(text).toContain('no advice');
    for (const { label, value } of chart.facts.facts) expect(text).toContain(`${label}: ${value}`);
  });
});

describe('a model that invents', () => {
  test.each([
    ['a level at once', ['Support is at $299.99.']],
    ['a level in words', ['Price turned there ninety times.']],
    ['advice', ['You should buy it.']],
    ['a link', ['See https://example.com/deal.']],
    ['an unfinished sentence', ['It will surely reach $400']],
    ['a pattern that is not among the facts', ['The last candle is a shooting star.']],
    ['the opposite of a fact', ['RSI is 48.1, so the stock is overbought.']],
  ])('no text with %s is shown', async (_, parts) => {
    expect(await analyze(answerParts(parts))).toEqual(builtIn('model_rejected'));
  });

  test.each<[string, AnalysisNotice, string]>([
    [
      'another language',
      'model_language',
      'AAPL schloss zuletzt bei $336.38 und bleibt damit unter beiden Durchschnitten.',
    ],
    ['another script', 'model_language', 'AAPL 收盘价 $336.38.'],
    ['a refusal', 'model_refused', 'I’m sorry, but I can’t help with that.'],
    ['talk about itself', 'model_refused', 'As an AI language model, I have no access to this chart.'],
  ])('a text in %s is replaced, and the notice says why', async (_, notice, text) => {
    expect(await analyze(answerParts([text]))).toEqual(builtIn(notice));
  });

  test('a price level invented later withdraws the shown text and never appears', async () => {
    const events = await analyze(answerParts(['AAPL closed at $336.38. ', 'Support is at $299.99. ', 'RSI is 48.1.']));
    expect(events).toEqual([
      { name: 'text', data: { text: 'AAPL closed at $336.38. ' } },
      { name: 'withdrawn', data: {} },
      ...builtIn('model_rejected'),
    ]);
    expect(JSON.stringify(events)).not.toContain('299');
    expect(warn).toHaveBeenCalledWith({ fault: 'number' }, expect.any(String));
  });

  test('an endless text is withdrawn', async () => {
    const events = await analyze(answerParts(Array.from({ length: 300 }, () => 'It goes on and on. ')));
    expect(events.slice(-3)).toEqual([{ name: 'withdrawn', data: {} }, ...builtIn('model_rejected')]);
  });
});

describe('a model that never responds', () => {
  test.each<[string, Respond]>([
    ['a refusal for now', answerJson({ error: { message: 'Slow down.' } }, 429)],
    ['a wrong key', answerJson({ error: { message: 'Wrong key.' } }, 401)],
    ['a failure', answerText('<html>', 500)],
    ['a page', answerText('<html>Hello</html>')],
    ['half an answer', breakOff],
    ['an empty text', answerParts([])],
    ['another shape', (_, response) => void response.writeHead(200).end('data: {"choices": "none"}\n\n')],
  ])('after %s the built-in text is shown', async (_, respond) => {
    expect(await analyze(respond)).toEqual(builtIn('model_unavailable'));
  });

  test('a model that takes too long leaves the built-in text in place', async () => {
    expect(await analyze(stayIdle, { write: impatient })).toEqual(builtIn('model_late'));
  });

  test('a model that stops before the end has its text withdrawn', async () => {
    const events = await analyze(answerWithoutEnd('AAPL closed at $336.38. RSI is'), { write: impatient });
    expect(events.slice(-2)).toEqual(builtIn('model_late'));
    expect(events.slice(0, -2).map(({ name }) => name)).not.toContain('done');
  });

  test('a model that refuses the connection leaves the built-in text in place', async () => {
    const nowhere = createModel({ baseUrl: 'http://127.0.0.1:1/v1', model: 'none' });
    const writing = { write: nowhere, signal: new AbortController().signal, log: { warn } };
    expect((await gather(streamAnalysis(chart, writing))).slice(1)).toEqual(builtIn('model_unavailable'));
  });
});

test('a reader who disconnects stops the model, which is not an error', async () => {
  const reader = new AbortController();
  const stopped = Promise.withResolvers<void>();
  await analyze(
    (request, response) => {
      response.on('close', () => stopped.resolve());
      answerWithoutEnd('AAPL closed')(request, response);
      setImmediate(() => reader.abort());
    },
    { signal: reader.signal },
  );
  await stopped.promise;
  expect(warn).not.toHaveBeenCalled();
});

test('without a model there is only the built-in text', async () => {
  const writing = { write: null, signal: new AbortController().signal, log: { warn } };
  const events = await gather(streamAnalysis(chart, writing));
  expect(events.at(-1)).toEqual({ name: 'done', data: { writtenBy: 'built-in', notice: null } });
});
