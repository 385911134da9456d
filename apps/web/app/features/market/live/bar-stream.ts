import type { BarEvent, BarEvents, EndEvent, StatusEvent } from '@wickwise/contract/market';
import { STREAM_HEARTBEAT_MS } from '@wickwise/contract/market-constants';

/** The state of a bar stream. `ended`: the server closed it for good. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'ended';

interface StreamEvents {
  /** The URL to connect to: a stream that broke off resumes after the newest candle. */
  readonly address: () => string;
  readonly onBar: (bar: BarEvent) => void;
  readonly onStatus: (status: StatusEvent) => void;
  /** Too much was missed, so the candles have to be fetched again. */
  readonly onReset: () => void;
  readonly onEnd: (end: EndEvent) => void;
  readonly onConnection: (connection: Connection) => void;
}

/** A stream that is silent for two heartbeats is dead, even if the browser still reports it as open. */
const SILENCE_TIMEOUT_MS = 2 * STREAM_HEARTBEAT_MS;
const MIN_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;

/** Connects, and reconnects until it is closed: quickly after a break, with exponential backoff after errors. */
export class BarStream {
  readonly #events: StreamEvents;
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitMs = MIN_RETRY_MS;

  constructor(events: StreamEvents) {
    this.#events = events;
    events.onConnection('connecting');
    this.#connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #connect(): void {
    this.close();
    const source = new EventSource(this.#events.address(), { withCredentials: true });
    this.#source = source;
    this.#resetWatchdog();
    this.#listen(source, 'bar', (bar) => this.#events.onBar(bar));
    this.#listen(source, 'status', (status) => {
      this.#waitMs = MIN_RETRY_MS;
      this.#events.onConnection('live');
      this.#events.onStatus(status);
    });
    this.#listen(source, 'reset', () => this.#events.onReset());
    this.#listen(source, 'end', (end) => {
      this.close();
      this.#events.onConnection('ended');
      this.#events.onEnd(end);
    });
    source.addEventListener('error', () => this.#connectLater());
  }

  #listen<Name extends keyof BarEvents>(source: EventSource, name: Name, take: (data: BarEvents[Name]) => void): void {
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      if (source !== this.#source) return;
      this.#resetWatchdog();
      take(JSON.parse(data));
    });
  }

  #resetWatchdog(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connectLater(), SILENCE_TIMEOUT_MS);
  }

  /** The browser's own reconnect gives up after an error response, and it would not send the newest candle. */
  #connectLater(): void {
    this.close();
    this.#events.onConnection('reconnecting');
    this.#timer = setTimeout(() => this.#connect(), this.#waitMs);
    this.#waitMs = Math.min(2 * this.#waitMs, MAX_RETRY_MS);
  }
}
