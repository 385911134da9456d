import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Respond } from './upstream.ts';

/** What a client sends to an OpenAI-compatible endpoint. */
export interface ChatRequest {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

const chunk = (delta: object, finishReason: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`;

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
}

/** Streams a text in parts, as OpenAI's chat completions do. */
export function answerParts(parts: readonly string[]): Respond {
  return (_, response) => {
    begin(response);
    for (const content of parts) response.write(chunk({ content }));
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };
}

/** Streams a text and then says nothing more, without an end. */
export function answerWithoutEnd(content: string): Respond {
  return (_, response) => {
    begin(response);
    response.write(chunk({ content }));
  };
}

/** Reads the request before it responds. */
export function noteRequest(notes: ChatRequest[], respond: Respond): Respond {
  return (request: IncomingMessage, response) => {
    void json(request).then((body) => {
      notes.push(body as ChatRequest);
      respond(request, response);
    });
  };
}
