import type { Purchase } from '@wickwise/contract/payment';
import { flushSync } from 'react-dom';
import { failureMessage, needsFreshSignIn, SignInAgain } from '#app/features/identity/public.ts';
import { spellMoney } from '#app/lib/money.ts';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { REFUND_LOCKS, refundProblem } from '../model.ts';
import { useRefundPurchase } from '../queries.ts';

interface RefundDialogProps {
  /** As it was when the learner asked. */
  purchase: Purchase;
  email: string;
  onClose: () => void;
}

/** Asks once more before the money goes back and access ends. */
export function RefundDialog({ purchase, email, onClose }: RefundDialogProps) {
  const refund = useRefundPurchase();
  const { toast } = useToast();
  const amount = spellMoney(purchase.amountCents - purchase.refundedCents, purchase.currency);
  const done = () => {
    toast({ title: `${amount} is on its way back to you.` });
    // The button that opened the dialog is gone: the focus goes to the section's heading.
    flushSync(onClose);
    document.getElementById('purchases-title')?.focus();
  };
  if (needsFreshSignIn(refund.error)) {
    return (
      <Dialog open onOpenChange={onClose} title="Please sign in again first">
        <SignInAgain
          email={email}
          section="purchases"
          title="Nothing has changed yet"
          text="Only you should be able to end your access, so a refund requires a recent sign-in."
        />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Refund ${amount}?`}
      description={`${REFUND_LOCKS} You’ll keep your progress and the free lessons, and you’ll still be able to download your trading journal in this browser. The money goes back to the card or account you used, usually within 5 to 10 business days.`}
      confirmLabel="Refund and end access"
      cancelLabel="Keep Heritage"
      pending={refund.isPending}
      pendingLabel="Refunding…"
      onConfirm={() => refund.mutate(purchase.id, { onSuccess: done })}
    >
      {refund.isError ? (
        <Notice tone="error" live>
          {refundProblem(refund.error) ?? failureMessage(refund.error)}
        </Notice>
      ) : null}
    </ConfirmDialog>
  );
}
