import { marketCalls } from '@wickwise/contract/market';
import type { FastifyRequest } from 'fastify';
import { openEventStream, sendEvents } from '../../plugins/event-stream.ts';
import { sendPrepared } from '../../plugins/prepared-response.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import type { CandleStore } from './candle-store.ts';
import { readCandles, readChart, readQuote } from './data.ts';
import type { LiveBars } from './live-bars.ts';

export interface MarketOptions {
  readonly store: CandleStore;
  readonly liveBars: LiveBars;
  readonly clock: () => Date;
}

export function marketRoutes(scope: Scope<'heritage'>, { store, liveBars, clock }: MarketOptions): void {
  registerCall(scope, marketCalls.readCandles, async ({ params, query, request, reply }) => {
    const prepared = await readCandles({ store, now: clock() }, { ...params, ...query });
    return sendPrepared({ request, reply, prepared, cache: 'private' });
  });

  registerCall(scope, marketCalls.readQuote, ({ params }) => readQuote({ store, now: clock() }, params.symbol));

  registerCall(scope, marketCalls.streamBars, async ({ params, query, learner, request, reply }) => {
    const key = { symbol: params.symbol, interval: query.interval };
    const chart = await readChart({ store, now: clock() }, key);
    const id = await liveBars.admit(learner);
    const events = openEventStream(reply);
    const after = lastEventTime(request) ?? query.after ?? null;
    liveBars.open({ id, learner, key, after }, { events, chart });
    return sendEvents(reply, events);
  });
}

/** The id of the last bar that a browser got before its connection broke: the start of that bar. */
function lastEventTime({ headers }: FastifyRequest): number | null {
  const time = Number(headers['last-event-id'] ?? Number.NaN);
  return Number.isSafeInteger(time) && time > 0 ? time : null;
}
