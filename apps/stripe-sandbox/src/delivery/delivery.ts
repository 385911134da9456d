import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import { type TransactionOptions, unixSeconds } from '../mutations.ts';
import { makeDueChanges } from '../payment/due-changes.ts';
import type { EventFaults } from '../payment/faults.ts';
import { claimNext, listPending, markDelivered, readNextDue, scheduleRetry } from './outbox.ts';

/** An event as the webhook receives it. */
export interface DeliveredEvent {
  /** The exact bytes that were signed. */
  readonly body: string;
  /** The value of the `stripe-signature` header. */
  readonly signature: string;
}

/** Returns the status of the webhook's response. */
export type WebhookHandler = (event: DeliveredEvent) => Promise<number>;

export interface DeliveryOptions extends TransactionOptions {
  readonly log: FastifyBaseLogger;
  readonly webhookSecret: string;
}

/** How often to check whether the next known change is due. */
const POLL_INTERVAL_MS = 2000;
/** How often to ask the database when the next change is due: another process may have stored some. */
const DATABASE_POLL_INTERVAL_MS = 30_000;
/** How long a webhook may take to respond. */
const TIMEOUT_MS = 30_000;

/** Delivers the stored events to the webhook, one at a time, until it has accepted them. */
export class Delivery implements EventFaults {
  readonly #options: DeliveryOptions;
  #handler: WebhookHandler | null = null;
  #mode: 'deliver' | 'hold' | 'drop' = 'deliver';
  #repeats = 1;
  /** The last of the tasks about events, which this process runs one at a time. */
  #lastTask: Promise<unknown> = Promise.resolve();
  #deliveredCount = 0;
  #isScheduled = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | null = null;
  /** When the next delivery or change is due, as of the last database query. */
  #next: { readonly due: Date | null; readonly asked: number } | null = null;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  deliverTo(handler: WebhookHandler): void {
    this.#handler = handler;
    this.#timer ??= setInterval(() => this.#poll(), POLL_INTERVAL_MS).unref();
    this.wake();
  }

  async deliverDue(): Promise<number> {
    const before = this.#deliveredCount;
    await this.#runAlone(() => this.#deliverAll());
    return this.#deliveredCount - before;
  }

  /** An idle server asks its database for nothing: what this process stores wakes it. */
  #poll(): void {
    const { due, asked } = this.#next ?? {};
    const isKnown = asked !== undefined && performance.now() - asked < DATABASE_POLL_INTERVAL_MS;
    const isDue = due !== null && due !== undefined && due <= this.#options.clock();
    if (!isKnown || isDue || this.#mode === 'drop') this.wake();
  }

  /** Delivers what is due, once the current response is out. */
  wake(): void {
    if (this.#isScheduled || this.#isClosed) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.deliverDue().catch((err: unknown) => this.#options.log.error({ err }, 'sandbox events not delivered'));
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#lastTask;
  }

  holdEvents(): void {
    this.#mode = 'hold';
  }

  dropEvents(): void {
    this.#mode = 'drop';
  }

  repeatEvents(times: number): void {
    this.#repeats = times;
  }

  releaseEvents(order: (events: Stripe.Event[]) => Stripe.Event[] = (events) => events): Promise<void> {
    return this.#runAlone(async () => {
      const pending = await listPending(this.#options.db);
      const released = order(pending);
      const kept = new Set(released.map(({ id }) => id));
      await this.#discard(pending.filter(({ id }) => !kept.has(id)));
      for (const event of released) if (await this.#deliver(event)) await markDelivered(this.#options.db, [event.id]);
      this.#mode = 'deliver';
    });
  }

  /** Ends all faults. Pending events are delivered, or discarded if events are being dropped. */
  async clear(): Promise<void> {
    if (this.#mode === 'drop') await this.deliverDue();
    this.#mode = 'deliver';
    this.#repeats = 1;
    await this.deliverDue();
  }

  #runAlone<T>(task: () => Promise<T>): Promise<T> {
    const running = this.#lastTask.then(task);
    this.#lastTask = running.catch(() => {});
    return running;
  }

  async #deliverAll(): Promise<void> {
    const { db, clock } = this.#options;
    if (this.#isClosed) return;
    const due = await readNextDue(db);
    this.#next = { due, asked: performance.now() };
    // Events that are to be dropped need not be due.
    if (this.#mode !== 'drop' && (due === null || due > clock())) return;
    // What is done changes what is next.
    this.#next = null;
    await makeDueChanges(this.#options);
    if (this.#mode === 'drop') await this.#discard(await listPending(db));
    while (this.#mode === 'deliver' && this.#handler !== null && !this.#isClosed) {
      const claimed = await claimNext(db, clock());
      if (claimed === null) break;
      if (await this.#deliver(claimed.event)) await markDelivered(db, [claimed.event.id]);
      else await scheduleRetry(db, claimed, clock());
    }
  }

  async #discard(events: readonly Stripe.Event[]): Promise<void> {
    const ids = events.map(({ id }) => id);
    if (ids.length > 0) await markDelivered(this.#options.db, ids);
  }

  /** Signs an event as Stripe does and posts it, repeatedly if a test requested it. Returns whether it was accepted. */
  async #deliver(event: Stripe.Event): Promise<boolean> {
    const { webhookSecret: secret, clock, log } = this.#options;
    const body = JSON.stringify(event, null, 2);
    let status = 0;
    for (let attempt = 0; attempt < this.#repeats; attempt += 1) {
      const timestamp = unixSeconds(clock());
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
      status = await this.#post({ body, signature });
    }
    const isAccepted = status >= 200 && status < 300;
    if (isAccepted) this.#deliveredCount += 1;
    else log.warn({ event: event.id, type: event.type, status }, 'sandbox event not accepted');
    return isAccepted;
  }

  /** Returns the status of the webhook's response, or 0 when there was none in time. */
  async #post(event: DeliveredEvent): Promise<number> {
    const responded = new AbortController();
    const timeout = setTimeout(TIMEOUT_MS, 0, { ref: false, signal: responded.signal }).catch(() => 0);
    const response = this.#handler?.(event).catch((err: unknown) => {
      this.#options.log.error({ err }, 'webhook failed');
      return 0;
    });
    const status = await Promise.race([response ?? 0, timeout]);
    responded.abort();
    return status;
  }
}
