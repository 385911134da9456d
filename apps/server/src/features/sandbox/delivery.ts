/** An event as our webhook receives it. */
export interface DeliveredEvent {
  /** The exact bytes that were signed. */
  readonly body: string;
  /** The value of the `stripe-signature` header. */
  readonly signature: string;
}
