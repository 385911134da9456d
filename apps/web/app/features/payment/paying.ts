import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import type { CardField, Confirmation } from './model.ts';

/** Why a payment is not done, above the form. */
export interface Setback {
  readonly title: string;
  readonly text: string;
}

const CAME_BACK: Setback = {
  title: 'The payment is not finished',
  text: 'You came back from the page of your bank. You can try again here: you are charged once at most.',
};

/** Said when nobody knows whether the payment arrived. */
const NO_ANSWER: Setback = {
  title: 'The payment service did not answer',
  text: 'Check your connection and press Pay again: you are charged once at most.',
};

const refused = (message: string): Setback => ({
  title: 'The payment did not go through',
  text: `${message} Nothing was charged. Try another card, or ask your bank.`,
});

interface Paying {
  /** Rejects when nobody knows what became of the payment. */
  confirm: () => Promise<Confirmation>;
  onFieldRefused: (field: CardField, message: string) => void;
}

/** One payment at a time: a second press while one is under way does nothing. */
export function usePaying(onSetback: () => void) {
  const { toast } = useToast();
  const isUnderWay = useRef(false);
  const [isPaying, setPaying] = useState(false);
  const [setback, setSetback] = useState<Setback | null>(null);

  const begin = (): boolean => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setPaying(true);
    setSetback(null);
    return true;
  };
  const end = (why: Setback | null) => {
    isUnderWay.current = false;
    setPaying(false);
    setSetback(why);
    onSetback();
  };
  useReturnToPage(() => end(CAME_BACK));

  const pay = async ({ confirm, onFieldRefused }: Paying): Promise<void> => {
    if (!begin()) return;
    const outcome = await confirm().catch(() => null);
    if (outcome?.kind === 'leave') return window.location.assign(outcome.url);
    if (outcome?.kind === 'incomplete') return end(null);
    const description = outcome?.message ?? `${NO_ANSWER.title}. ${NO_ANSWER.text}`;
    toast({ title: 'Payment Failed', description, variant: 'destructive' });
    if (outcome === null) return end(NO_ANSWER);
    end(outcome.field === null ? refused(outcome.message) : null);
    if (outcome.field !== null) onFieldRefused(outcome.field, outcome.message);
  };
  return { isPaying, setback, pay };
}

/** Browsers keep a page that was left as it was, and show it again when the buyer goes back from the bank's page. */
function useReturnToPage(act: () => void): void {
  const show = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) act();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => show(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
