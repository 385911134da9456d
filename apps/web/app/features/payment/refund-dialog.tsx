import type { Purchase } from '@wickwise/contract/payment';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureSentence, needsFreshSignIn, SignInAgain } from '../identity/public.ts';
import { moneyInWords, refundProblem } from './model.ts';
import { useRefundPurchase } from './queries.ts';

interface RefundDialogProps {
  /** As it was when the learner asked. */
  purchase: Purchase;
  email: string;
  onClose: () => void;
}

/** Asks once more before the money goes back and Heritage closes. */
export function RefundDialog({ purchase, email, onClose }: RefundDialogProps) {
  const refund = useRefundPurchase();
  const { toast } = useToast();
  const amount = moneyInWords(purchase.amountCents - purchase.refundedCents, purchase.currency);
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
          title="Nothing was changed yet"
          text="Only you should be able to close your access, so a refund needs a recent sign-in."
        />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Refund ${amount}?`}
      description="Heritage closes at once on all your devices. Your progress stays, and the free lessons stay open. The money goes back the way it came, usually within 5 to 10 days."
      confirmLabel="Refund and close Heritage"
      cancelLabel="Keep Heritage"
      pending={refund.isPending}
      pendingLabel="Paying back…"
      onConfirm={() => refund.mutate(purchase.id, { onSuccess: done })}
    >
      {refund.isError ? (
        <Notice tone="error" live>
          {refundProblem(refund.error) ?? failureSentence(refund.error)}
        </Notice>
      ) : null}
    </ConfirmDialog>
  );
}
