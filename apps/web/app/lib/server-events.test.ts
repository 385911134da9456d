import { expect, it } from 'vitest';
import { type ReceivedEvent, readServerEvents } from './server-events.ts';

const TEXT =
  'retry: 3000\n\nevent: facts\ndata: {"a":1}\n\n: a comment\n\nid: 7\nevent: text\ndata: one\ndata: two ☂\n\ndata: 3\n\n';

function bodyOf(text: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size));
      controller.close();
    },
  });
}

it.each([1, 2, 5, 1_000])('events are read from parts of %i bytes', async (size) => {
  const events: ReceivedEvent[] = [];
  for await (const event of readServerEvents(bodyOf(TEXT, size))) events.push(event);
  expect(events).toEqual([
    { name: 'facts', data: '{"a":1}' },
    { name: 'text', data: 'one\ntwo ☂' },
    { name: 'message', data: '3' },
  ]);
});

it('an event that was cut off is left out', async () => {
  const events: ReceivedEvent[] = [];
  for await (const event of readServerEvents(bodyOf('data: 1\n\ndata: 2', 3))) events.push(event);
  expect(events).toEqual([{ name: 'message', data: '1' }]);
});

it('the connection is closed when the reader leaves', async () => {
  let isClosed = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => {
      isClosed = true;
    },
  });
  for await (const _ of readServerEvents(body)) break;
  expect(isClosed).toBe(true);
});
