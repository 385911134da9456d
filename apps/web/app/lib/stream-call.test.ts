import { afterEach, expect, it, vi } from 'vitest';
import { streamCall } from './stream-call.ts';

const encoder = new TextEncoder();
const NAMED = 'retry: 3000\n\nevent: text\ndata: {"text":"one ☂"}\n\n: a comment\n\nevent: done\ndata: {}\n\n';

afterEach(() => vi.unstubAllGlobals());

/** The events of a call whose response has this body. */
function stream(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  vi.stubGlobal('fetch', async () => new Response(body));
  const request = { body: { symbol: 'AAPL', interval: '60' } } as const;
  return streamCall('POST /api/ai/analyze-chart', request, new AbortController().signal);
}

function bodyOf(text: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = encoder.encode(text);
  return new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size));
      controller.close();
    },
  });
}

async function eventsOf(text: string, size: number): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of stream(bodyOf(text, size))) events.push(event);
  return events;
}

it.each([1, 2, 5, 1_000])('events are read from parts of %i bytes', async (size) => {
  expect(await eventsOf(NAMED, size)).toEqual([
    { name: 'text', data: { text: 'one ☂' } },
    { name: 'done', data: {} },
  ]);
});

it('an event that was cut off is left out', async () => {
  const text = 'event: text\ndata: {"text":"one"}\n\nevent: text\ndata: {"text":"two"}';
  expect(await eventsOf(text, 3)).toEqual([{ name: 'text', data: { text: 'one' } }]);
});

it('the connection is closed when the reader leaves', async () => {
  let isClosed = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(encoder.encode(NAMED)),
    cancel: () => {
      isClosed = true;
    },
  });
  for await (const _ of stream(body)) break;
  expect(isClosed).toBe(true);
});
