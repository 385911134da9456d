import { lockPayment } from '../data.ts';
import { type Context, inTransaction, type TransactionOptions } from '../mutations.ts';
import { settleDebit } from './debit.ts';
import { closeDispute, lockPaidCharge, openDispute, withdrawDispute } from './disputes.ts';
import { failRefund } from './refunds.ts';

/** What banks and card holders do in their own time. Here a test or a demonstration decides when. */
export interface SandboxBank {
  /** A payment that is processing succeeds or fails. */
  settle(paymentIntentId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /** The card holder disputes a payment. Returns the id of the dispute. */
  openDispute(paymentIntentId: string): Promise<string>;
  /** The card holder withdraws the dispute. It stays open until the bank closes it as won. */
  withdrawDispute(disputeId: string): Promise<void>;
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<void>;
  /** A refund that had succeeded fails, because the bank returned it. */
  failRefund(refundId: string): Promise<void>;
}

/** `onChange` is called after each change, when its events are stored. */
export function createBank(options: TransactionOptions, onChange: () => void): SandboxBank {
  const change = async <T>(act: (context: Context) => Promise<T>): Promise<T> => {
    const result = await inTransaction(options, act);
    onChange();
    return result;
  };
  return {
    settle: (paymentIntentId, outcome) =>
      change(async (context) => {
        await settleDebit(context, await lockPayment(context.db, paymentIntentId), outcome);
      }),
    openDispute: (paymentIntentId) =>
      change(async (context) => (await openDispute(context, await lockPaidCharge(context, paymentIntentId))).id),
    withdrawDispute: (disputeId) => change((context) => withdrawDispute(context, disputeId)),
    closeDispute: (disputeId, outcome) =>
      change(async (context) => {
        await closeDispute(context, disputeId, outcome);
      }),
    failRefund: (refundId) => change((context) => failRefund(context, refundId)),
  };
}
