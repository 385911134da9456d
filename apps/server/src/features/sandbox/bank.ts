import { lockPayment } from './data.ts';
import { closeDispute, lockPaidCharge, openDispute, withdrawDispute } from './disputes.ts';
import { transact, type Work, type WorkOptions } from './mutations.ts';
import { settleDebit } from './payment.ts';
import { failRefund } from './refunds.ts';

/** What banks and card holders do at their own time: here, when a test or a demonstration says so. */
export interface SandboxBank {
  /** A payment that is processing arrives or fails. */
  settle(paymentIntentId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /** The card holder disputes a payment. Answers the dispute's id. */
  openDispute(paymentIntentId: string): Promise<string>;
  /** The card holder takes the dispute back. It stays open until the bank closes it, as won. */
  withdrawDispute(disputeId: string): Promise<void>;
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<void>;
  /** The bank sends a refund back that had succeeded. */
  failRefund(refundId: string): Promise<void>;
}

/** `onChange` is called after each change, when its events are stored. */
export function openBank(options: WorkOptions, onChange: () => void): SandboxBank {
  const change = async <T>(act: (work: Work) => Promise<T>): Promise<T> => {
    const result = await transact(options, act);
    onChange();
    return result;
  };
  return {
    settle: (paymentIntentId, outcome) =>
      change(async (work) => {
        await settleDebit(work, await lockPayment(work.db, paymentIntentId), outcome);
      }),
    openDispute: (paymentIntentId) =>
      change(async (work) => (await openDispute(work, await lockPaidCharge(work, paymentIntentId))).id),
    withdrawDispute: (disputeId) => change((work) => withdrawDispute(work, disputeId)),
    closeDispute: (disputeId, outcome) =>
      change(async (work) => {
        await closeDispute(work, disputeId, outcome);
      }),
    failRefund: (refundId) => change((work) => failRefund(work, refundId)),
  };
}
