/** What banks and card holders do at their own time: here, when a test or a demonstration says so. */
export interface SandboxBank {
  /** A payment by the `processing` method arrives or fails. */
  settle(paymentIntentId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /** The card holder disputes a payment. Answers the dispute's id. */
  openDispute(paymentIntentId: string): Promise<string>;
  /** The card holder takes the dispute back. It stays open until the bank closes it, as won. */
  withdrawDispute(disputeId: string): Promise<void>;
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<void>;
  /** The bank sends a refund back that had succeeded. */
  failRefund(refundId: string): Promise<void>;
}
