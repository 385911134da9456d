import type Stripe from 'stripe';

/** What goes wrong on demand, in this process only. */
export interface SandboxFaults {
  /**
   * The next `times` requests to a path do nothing and answer `status`. A path is as the API has it, such as
   * `/v1/refunds` or `POST /v1/refunds`; `*` stands for one segment.
   */
  failNext(path: string, how: { status: number; times: number }): void;
  /** The next request to a path does its work, then the connection breaks before the answer. */
  dropAnswer(path: string): void;
  /** Events wait from now on. */
  holdEvents(): void;
  /**
   * Delivers what waits, in the order given, and lets later events pass again. What `order` leaves out is lost; what
   * it lists twice arrives twice.
   */
  releaseEvents(order?: (events: Stripe.Event[]) => Stripe.Event[]): Promise<void>;
  /** Each event is delivered so many times in all from now on. */
  repeatEvents(times: number): void;
  /** Events are recorded from now on, but never delivered. */
  dropEvents(): void;
  /** Nothing goes wrong any more. Events that wait are delivered. */
  clear(): Promise<void>;
}
