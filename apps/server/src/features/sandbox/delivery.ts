import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import { passTime } from './due.ts';
import type { EventFaults } from './faults.ts';
import { inSeconds, type WorkOptions } from './mutations.ts';
import { claimNext, listWaiting, markDelivered, postpone } from './outbox.ts';

/** An event as our webhook receives it. */
export interface DeliveredEvent {
  /** The exact bytes that were signed. */
  readonly body: string;
  /** The value of the `stripe-signature` header. */
  readonly signature: string;
}

/** Answers the status of our webhook. */
export type Receive = (event: DeliveredEvent) => Promise<number>;

export interface DeliveryOptions extends WorkOptions {
  readonly log: FastifyBaseLogger;
  readonly webhookSecret: string;
}

/** How often to look for what another process left behind, and for what time has brought about. */
const LOOK_EVERY_MS = 2000;
/** How long a webhook may take to answer. */
const PATIENCE_MS = 30_000;

/** Brings the stored events to our own webhook, one after the other, until it has taken them. */
export class Delivery implements EventFaults {
  readonly #options: DeliveryOptions;
  #receive: Receive | null = null;
  #mode: 'deliver' | 'hold' | 'drop' = 'deliver';
  #times = 1;
  /** What this process does with events happens one after the other. */
  #underway: Promise<unknown> = Promise.resolve();
  /** How many events this process has delivered. */
  #arrived = 0;
  #isWoken = false;
  #isClosed = false;
  #clock: NodeJS.Timeout | null = null;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  deliverTo(receive: Receive): void {
    this.#receive = receive;
    this.#clock ??= setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
    this.wake();
  }

  async deliverDue(): Promise<number> {
    const before = this.#arrived;
    await this.#next(() => this.#deliverAll());
    return this.#arrived - before;
  }

  /** Delivers what is due, but lets the caller's answer go out first. */
  wake(): void {
    if (this.#isWoken || this.#isClosed) return;
    this.#isWoken = true;
    setImmediate(() => {
      this.#isWoken = false;
      this.deliverDue().catch((err: unknown) => this.#options.log.error({ err }, 'sandbox events not delivered'));
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#clock !== null) clearInterval(this.#clock);
    await this.#underway;
  }

  holdEvents(): void {
    this.#mode = 'hold';
  }

  dropEvents(): void {
    this.#mode = 'drop';
  }

  repeatEvents(times: number): void {
    this.#times = times;
  }

  releaseEvents(order: (events: Stripe.Event[]) => Stripe.Event[] = (events) => events): Promise<void> {
    return this.#next(async () => {
      const waiting = await listWaiting(this.#options.db);
      const released = order(waiting);
      const kept = new Set(released.map(({ id }) => id));
      await this.#lose(waiting.filter(({ id }) => !kept.has(id)));
      for (const event of released) if (await this.#send(event)) await markDelivered(this.#options.db, [event.id]);
      this.#mode = 'deliver';
    });
  }

  /** Nothing goes wrong any more; what waits is delivered, what was to be lost is lost. */
  async clear(): Promise<void> {
    if (this.#mode === 'drop') await this.deliverDue();
    this.#mode = 'deliver';
    this.#times = 1;
    await this.deliverDue();
  }

  #next<T>(act: () => Promise<T>): Promise<T> {
    const acting = this.#underway.then(act);
    this.#underway = acting.catch(() => {});
    return acting;
  }

  async #deliverAll(): Promise<void> {
    const { db, clock } = this.#options;
    if (this.#isClosed) return;
    await passTime(this.#options);
    if (this.#mode === 'drop') await this.#lose(await listWaiting(db));
    while (this.#mode === 'deliver' && this.#receive !== null && !this.#isClosed) {
      const claimed = await claimNext(db, clock());
      if (claimed === null) break;
      if (await this.#send(claimed.event)) await markDelivered(db, [claimed.event.id]);
      else await postpone(db, claimed, clock());
    }
  }

  async #lose(events: readonly Stripe.Event[]): Promise<void> {
    const ids = events.map(({ id }) => id);
    if (ids.length > 0) await markDelivered(this.#options.db, ids);
  }

  /** Signs an event as Stripe does and sends it as often as asked. Whether it has arrived at last. */
  async #send(event: Stripe.Event): Promise<boolean> {
    const { webhookSecret: secret, clock, log } = this.#options;
    const body = JSON.stringify(event, null, 2);
    let status = 0;
    for (let time = 0; time < this.#times; time += 1) {
      const timestamp = inSeconds(clock());
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
      status = await this.#offer({ body, signature });
    }
    const hasArrived = status >= 200 && status < 300;
    if (hasArrived) this.#arrived += 1;
    else log.warn({ event: event.id, type: event.type, status }, 'sandbox event not taken');
    return hasArrived;
  }

  /** The status of our webhook, or 0 when it gave none in time. */
  async #offer(event: DeliveredEvent): Promise<number> {
    const patience = new AbortController();
    const tooLate = setTimeout(PATIENCE_MS, 0, { ref: false, signal: patience.signal }).catch(() => 0);
    const answer = this.#receive?.(event).catch((err: unknown) => {
      this.#options.log.error({ err }, 'webhook failed');
      return 0;
    });
    const status = await Promise.race([answer ?? 0, tooLate]);
    patience.abort();
    return status;
  }
}
