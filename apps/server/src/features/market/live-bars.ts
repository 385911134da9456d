import type { StatusEvent } from '@wickwise/contract/market';
import { STREAM_HEARTBEAT_MS, STREAMS_PER_LEARNER } from '@wickwise/contract/market-constants';
import type { FastifyBaseLogger } from 'fastify';
import { RateLimitError } from '../../plugins/errors.ts';
import type { EventStream } from '../../plugins/event-stream.ts';
import type { Learner } from '../../plugins/session.ts';
import { BarStream, type OpenStream } from './bar-stream.ts';
import type { CandleStore } from './candle-store.ts';
import { type ChartSnapshot, readChart } from './data.ts';
import type { OpenStreams } from './open-streams.ts';
import { endOf } from './rules.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The bar streams of this process. */
    liveBars: LiveBars;
  }
}

/** How often bars are read: the step of the simulated market. Paid sources are queried less often. */
const TICK_MS = 5_000;

interface LiveBarsOptions {
  readonly store: CandleStore;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly openStreams: OpenStreams;
  /** Finds the learners of these sessions in one query, leaving out sessions that have ended. */
  readonly findLearners: (tokens: readonly string[]) => Promise<readonly Learner[]>;
}

/**
 * All open bar streams in this process. One timer serves them, and runs only while there are any: it checks once whose
 * access has ended, reads each chart once, and sends every stream what it lacks.
 */
export class LiveBars {
  readonly #options: LiveBarsOptions;
  readonly #streams = new Set<BarStream>();
  #timer: NodeJS.Timeout | null = null;
  #ticking: Promise<void> | null = null;

  constructor(options: LiveBarsOptions) {
    this.#options = options;
  }

  /** The number of open streams. */
  get size(): number {
    return this.#streams.size;
  }

  /**
   * Counts a stream and returns its id.
   * @throws RateLimitError if the learner already has the maximum number of streams.
   */
  async admit(learner: Learner): Promise<string> {
    const id = await this.#options.openStreams.add(learner);
    if (id !== null) return id;
    throw new RateLimitError(
      `You already have ${STREAMS_PER_LEARNER} live charts open. Close one of them to watch this one live.`,
      TICK_MS / 1000,
    );
  }

  /** Serves a client until it leaves or its access ends, starting with what it lacks now. */
  open(asked: OpenStream, { events, chart }: { events: EventStream; chart: ChartSnapshot }): void {
    const stream = new BarStream(asked, events);
    this.#streams.add(stream);
    this.#timer ??= setInterval(() => void this.tick(), TICK_MS).unref();
    events.onClose(() => void this.#forget(stream));
    stream.sendStatus(chart.status, this.#now);
    stream.sendBars(chart);
  }

  /** Runs one round, or joins the one in progress. */
  tick(): Promise<void> {
    this.#ticking ??= this.#serve()
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'live bars not sent'))
      .finally(() => {
        this.#ticking = null;
      });
    return this.#ticking;
  }

  async #serve(): Promise<void> {
    await this.#endRevoked();
    await this.#options.openStreams.renew([...this.#streams].map(({ id }) => id));
    const byChart = Map.groupBy(this.#streams, ({ key }) => `${key.symbol}/${key.interval}`);
    await Promise.all([...byChart.values()].map((streams) => this.#serveChart(streams)));
  }

  /** If the database does not respond, no stream is ended: the next round checks again. */
  async #endRevoked(): Promise<void> {
    const tokens = new Set([...this.#streams].map(({ learner }) => learner.session.token));
    if (tokens.size === 0) return;
    const found = await this.#options.findLearners([...tokens]);
    const byToken = new Map(found.map((learner) => [learner.session.token, learner]));
    for (const stream of this.#streams) {
      const { token } = stream.learner.session;
      const reason = tokens.has(token) ? endOf(byToken.get(token) ?? null) : null;
      if (reason !== null) stream.end(reason);
    }
  }

  async #serveChart(streams: readonly BarStream[]): Promise<void> {
    const [first] = streams;
    if (first === undefined) return;
    const { store, clock } = this.#options;
    const chart = await readChart({ store, now: clock() }, first.key);
    const now = this.#now;
    for (const stream of streams) {
      if (stream.isLost(now)) stream.cut();
      else if (stream.isReady) serveStream(stream, { chart, now });
    }
  }

  async #forget(stream: BarStream): Promise<void> {
    this.#streams.delete(stream);
    if (this.#streams.size === 0 && this.#timer !== null) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
    const { openStreams, log } = this.#options;
    // It expires on its own.
    await openStreams.remove(stream.id).catch((error: unknown) => log.warn({ err: error }, 'stream not removed'));
  }

  get #now(): number {
    return this.#options.clock().getTime();
  }
}

function serveStream(stream: BarStream, { chart, now }: { chart: ChartSnapshot; now: number }): void {
  stream.sendBars(chart);
  if (shouldSendStatus(stream, { status: chart.status, now })) stream.sendStatus(chart.status, now);
}

/** Whether a heartbeat is due or the status has changed. */
function shouldSendStatus({ status: sent, statusAt }: BarStream, news: { status: StatusEvent; now: number }): boolean {
  const { status, now } = news;
  if (now - statusAt >= STREAM_HEARTBEAT_MS || sent === null) return true;
  return sent.problem !== status.problem || sent.hours.isOpen !== status.hours.isOpen;
}
