import { assistantCalls } from '@wickwise/contract/assistant';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import { type EventStream, openEventStream, sendEvents } from '../../plugins/event-stream.ts';
import { createRateLimiter } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import type { CandleStore } from '../market/public.ts';
import { readSubject } from './data.ts';
import { beginAnalysis, countReading } from './mutations.ts';
import { streamAnswer, writeAnswer } from './questions/stream-answer.ts';
import { analysisLimit } from './rules.ts';
import { streamAnalysis, writeAnalysis } from './writing/analysis.ts';
import type { WriteText } from './writing/model.ts';

export interface AssistantOptions {
  readonly db: Database;
  readonly store: CandleStore;
  /** Null for the built-in text. */
  readonly write: WriteText | null;
  readonly clock: () => Date;
  readonly secret: string;
}

export function assistantRoutes(scope: Scope<'heritage'>, options: AssistantOptions): void {
  const { db, write, clock } = options;
  const analyses = createRateLimiter(db, analysisLimit);
  registerCall(scope, assistantCalls.analyzeChart, async ({ learner, body, request, reply }) => {
    const chart = await beginAnalysis({ ...options, analyses, learner, now: clock() }, body);
    const writing = { write, signal: signalOf(reply), log: request.log };
    return wantsEvents(request) ? sendText(reply, streamAnalysis(chart, writing)) : writeAnalysis(chart, writing);
  });

  registerCall(scope, assistantCalls.askWick, async ({ learner, body, request, reply }) => {
    const context = { ...options, analyses, learner, now: clock() };
    const subject = await readSubject(context, body.subject);
    await countReading(context);
    const symbol = body.subject.kind === 'chart' ? body.subject.symbol : null;
    const asked = { question: body.question, subject, symbol };
    const writing = { write, signal: signalOf(reply), log: request.log };
    return wantsEvents(request) ? sendText(reply, streamAnswer(asked, writing)) : writeAnswer(asked, writing);
  });
}

function wantsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

/** Aborts when the client leaves, or has everything. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

/** An event of a text that is being written. */
interface NamedEvent {
  readonly name: string;
  readonly data: object;
}

function sendText(reply: FastifyReply, text: AsyncIterable<NamedEvent>): FastifyReply {
  const events = openEventStream(reply);
  void pump(events, { text, log: reply.log });
  return sendEvents(reply, events);
}

async function pump(events: EventStream, { text, log }: { text: AsyncIterable<NamedEvent>; log: FastifyBaseLogger }) {
  try {
    for await (const { name, data } of text) events.send({ name, data: JSON.stringify(data) });
  } catch (error) {
    log.error({ err: error }, 'an answer of the assistant failed');
    events.send({ name: 'failed', data: JSON.stringify({ message: FAILED }) });
  } finally {
    events.end();
  }
}

const FAILED = 'Something went wrong on our side. Please try again.';
