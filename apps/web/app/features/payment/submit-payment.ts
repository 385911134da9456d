import { useRef, useState } from 'react';
import { usePageRestored } from '#app/lib/page-restored.ts';
import { useToast } from '#app/ui/toast.tsx';
import type { CardField, Confirmation } from './model.ts';
import { outcomeMessages } from './outcome.ts';

/** Why a payment isn't done, above the form. */
export interface PaymentError {
  readonly title: string;
  readonly text: string;
}

const NOT_FINISHED: PaymentError = {
  title: 'You haven’t paid yet',
  text: 'You came back from your bank’s page before the payment was finished. You can try again here: you won’t be charged twice.',
};

/** Shown when the outcome of the payment is unknown. */
const NO_RESPONSE: PaymentError = {
  title: 'No answer yet',
  text: 'The payment service isn’t responding. Check your connection and press Pay again: you won’t be charged twice.',
};

const refused = (message: string): PaymentError => ({
  title: outcomeMessages.failed.title,
  text: `${message} You haven’t been charged. Try another card, or ask your bank.`,
});

interface SubmitInput {
  /** Rejects when the outcome of the payment is unknown. */
  confirm: () => Promise<Confirmation>;
  onFieldRefused: (field: CardField, message: string) => void;
}

/** One payment at a time: a second press while one is under way does nothing. */
export function useSubmitPayment(onError: () => void) {
  const { toast } = useToast();
  const isUnderWay = useRef(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<PaymentError | null>(null);

  const begin = (): boolean => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setPending(true);
    setError(null);
    return true;
  };
  const end = (why: PaymentError | null) => {
    isUnderWay.current = false;
    setPending(false);
    setError(why);
    onError();
  };
  usePageRestored(() => end(NOT_FINISHED));

  const submit = async ({ confirm, onFieldRefused }: SubmitInput): Promise<void> => {
    if (!begin()) return;
    const result = await confirm().catch(() => null);
    if (result?.kind === 'leave') return window.location.assign(result.url);
    if (result?.kind === 'incomplete') return end(null);
    if (result === null) {
      toast({ title: NO_RESPONSE.title, description: NO_RESPONSE.text, variant: 'destructive' });
      return end(NO_RESPONSE);
    }
    toast({ title: 'Payment Failed', description: result.message, variant: 'destructive' });
    end(result.field === null ? refused(result.message) : null);
    if (result.field !== null) onFieldRefused(result.field, result.message);
  };
  return { isPending, error, submit };
}
