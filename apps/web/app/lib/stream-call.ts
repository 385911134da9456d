import type { CallEvent, CallRequest } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { sendCall } from './api-client.ts';

type StreamRoute = {
  [R in keyof CallsByRoute]: CallsByRoute[R] extends { events: object } ? R : never;
}[keyof CallsByRoute];

/**
 * Makes a call of the contract and yields its server-sent events as they arrive, because `EventSource` can't send a POST.
 * Leaving the loop closes the connection.
 */
export async function* streamCall<R extends StreamRoute>(
  route: R,
  request: CallRequest<CallsByRoute[R]>,
  signal: AbortSignal,
): AsyncGenerator<CallEvent<CallsByRoute[R]>> {
  const response = await sendCall(route, request, { signal, headers: { accept: 'text/event-stream' } });
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let part = await events?.read(); part?.value !== undefined; part = await events?.read())
      yield { name: part.value.event, data: JSON.parse(part.value.data) } as CallEvent<CallsByRoute[R]>;
  } finally {
    await events?.cancel();
  }
}
