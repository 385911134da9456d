import type { BarEvent, EndEvent, StatusEvent } from '@wickwise/contract/market';
import type { EventStream } from '../../plugins/event-stream.ts';
import type { Learner } from '../../plugins/session.ts';
import type { ChartKey, ChartSnapshot } from './data.ts';
import { toRow } from './rules.ts';

/** How long a client may read nothing before it is disconnected, in milliseconds. */
const LOST_AFTER_MS = 60_000;

export interface OpenStream {
  /** Under which it is counted. */
  readonly id: string;
  readonly learner: Learner;
  readonly key: ChartKey;
  /** The start of the newest candle on the page; null for a page without candles. */
  readonly after: number | null;
}

/**
 * One client's position in a chart: the last bar it has. What it lacks is computed from there each time, so a slow client,
 * a returning one and one that never left are all served the same way, and none misses a bar.
 */
export class BarStream {
  readonly id: string;
  readonly learner: Learner;
  readonly key: ChartKey;
  readonly #events: EventStream;
  /** The start of the newest bar that the client has; null before the first. */
  #knownTime: number | null;
  /** That bar as it was sent; empty if the client may have an earlier state of it. */
  #knownBar = '';
  /** The last status sent, and when. */
  status: StatusEvent | null = null;
  statusAt = 0;

  constructor({ id, learner, key, after }: OpenStream, events: EventStream) {
    this.id = id;
    this.learner = learner;
    this.key = key;
    this.#knownTime = after;
    this.#events = events;
  }

  /** Whether the client keeps up; otherwise it catches up later. */
  get isReady(): boolean {
    return !this.#events.isBlocked;
  }

  isLost(now: number): boolean {
    return !this.isReady && now - this.statusAt > LOST_AFTER_MS;
  }

  sendStatus(status: StatusEvent, now: number): void {
    this.status = status;
    this.statusAt = now;
    this.#events.send({ name: 'status', data: JSON.stringify(status) });
  }

  /** Sends what the client lacks of a chart, oldest first. */
  sendBars(chart: ChartSnapshot): void {
    const { candles } = chart;
    const from = this.#firstLacking(chart);
    for (let place = from; place < candles.length; place++) this.#sendBar(chart, place);
  }

  #firstLacking({ candles }: ChartSnapshot): number {
    const known = this.#knownTime;
    const newest = candles.length - 1;
    if (known === null) return newest;
    const oldest = candles[0]?.candle.time ?? 0;
    if (known < oldest) {
      this.#events.send({ name: 'reset', data: '{}' });
      return newest;
    }
    const next = candles.findIndex(({ candle }) => candle.time >= known);
    // Another process may have been ahead of this one. Then there is nothing to send yet.
    return next < 0 ? candles.length : next;
  }

  #sendBar({ candles, isLastFinished }: ChartSnapshot, place: number): void {
    const candle = candles[place]?.candle;
    if (candle === undefined) return;
    const event: BarEvent = { candle: toRow(candle), isFinished: place < candles.length - 1 || isLastFinished };
    const data = JSON.stringify(event);
    if (candle.time === this.#knownTime && data === this.#knownBar) return;
    this.#knownTime = candle.time;
    this.#knownBar = data;
    this.#events.send({ name: 'bar', id: String(candle.time), data });
  }

  end(reason: EndEvent): void {
    this.#events.send({ name: 'end', data: JSON.stringify(reason) });
    this.#events.end();
  }

  cut(): void {
    this.#events.cut();
  }
}
