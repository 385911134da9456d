import { Link } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import type { CheckoutReturn } from '../outcome/checkout-return.ts';
import { outcomeMessages, type PaymentOutcome } from '../outcome/outcome.ts';

/** The result of the payment that the learner has returned from, above the plans. */
export function CheckoutNotice({ outcome, onCheckAgain }: CheckoutReturn) {
  if (outcome === null) return null;
  const { tone, title, text } = outcomeMessages[outcome];
  return (
    <div className="mb-8">
      <Notice tone={tone} title={title} live>
        <p>{text}</p>
        <OutcomeAction outcome={outcome} onCheckAgain={onCheckAgain} />
      </Notice>
    </div>
  );
}

function OutcomeAction({ outcome, onCheckAgain }: { outcome: PaymentOutcome; onCheckAgain: () => void }) {
  if (outcome === 'processing' || outcome === 'unlocking' || outcome === 'unavailable') {
    return (
      <Button variant="quiet" className="mt-3" onClick={onCheckAgain}>
        Check again
      </Button>
    );
  }
  if (outcome !== 'duplicate' && outcome !== 'reversed') return null;
  return (
    <Link to="/account#purchases" className="text-brass underline underline-offset-4">
      See your purchases
    </Link>
  );
}
