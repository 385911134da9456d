import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { emailProblem, typedEmail } from '#app/features/identity/public.ts';
import { usePageRestored } from '#app/lib/page/page-restored.ts';
import { Button } from '#app/ui/button/button.tsx';
import { collectProblems, type FormValues, type Problems, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import type { CardField, Confirmation } from '../model.ts';
import { outcomeMessages } from '../outcome/outcome.ts';
import { rememberBuyerEmail, rememberedBuyerEmail } from '../storage.ts';

/** What every provider's form is given. */
export interface ProviderFormProps {
  clientSecret: string;
  publishableKey: string;
  /** The signed-in buyer's address; null for a guest, who types one. */
  email: string | null;
  /** As written on the button. */
  price: string;
}

interface PaymentFormProps extends Pick<ProviderFormProps, 'email' | 'price'> {
  /** What is wrong with the provider's own fields. */
  check: (values: FormValues) => Problems;
  /** Rejects when the outcome of the payment is unknown. */
  confirm: (email: string, values: FormValues) => Promise<Confirmation>;
  /** The payment did not go through. */
  onError: () => void;
  /** The provider's own fields, with the problems of each. */
  children: (problems: Problems) => ReactNode;
}

/** Takes one payment: the buyer's address, the provider's fields, and a button that pays once. */
export function PaymentForm({ email, price, check, confirm, onError, children }: PaymentFormProps) {
  const checkAll = (values: FormValues): Problems => ({
    ...(email === null ? collectProblems({ email: emailProblem(values.email ?? '') }) : {}),
    ...check(values),
  });
  const { problems, show, handleSubmit, watch } = useFormProblems(checkAll);
  const { isPending, error, submit: pay } = useSubmitPayment(onError);
  const send = (values: FormValues) =>
    void pay({
      confirm: () => confirm(email ?? typedEmail(values.email ?? ''), values),
      onFieldRefused: (field, message) => show({ [field]: message }),
    });
  return (
    <form {...watch} className="flex flex-col gap-5" onSubmit={handleSubmit(checkAll, send)}>
      {error === null ? null : <PaymentErrorNotice error={error} />}
      <Buyer email={email} problem={problems.email} />
      {children(problems)}
      <Button type="submit" pending={isPending} pendingLabel="Processing..." className="mt-1 w-full">
        <Lock size={16} aria-hidden="true" />
        Pay {price}
      </Button>
      <p className="-mt-2 text-center text-md text-soft">One payment, no renewals</p>
    </form>
  );
}

function Buyer({ email, problem }: { email: string | null; problem: string | undefined }) {
  if (email !== null) {
    return (
      <p className="text-md text-soft">
        You’re paying as <strong className="wrap-anywhere text-ink">{email}</strong>.
      </p>
    );
  }
  return (
    <TextField
      label="Email address"
      hint="For your receipt, and for the link that unlocks Heritage."
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      defaultValue={rememberedBuyerEmail()}
      onChange={(event) => rememberBuyerEmail(event.currentTarget.value.trim())}
      error={problem}
    />
  );
}

/**
 * Takes the focus, because the fields to change come next; the toast has already been read out. It scrolls to the top
 * of the window, so that on a phone the toast at the bottom doesn't cover the card fields.
 */
function PaymentErrorNotice({ error }: { error: PaymentError }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="error" title={error.title}>
        {error.text}
      </Notice>
    </div>
  );
}

/** Why a payment failed, above the form. */
interface PaymentError {
  readonly title: string;
  readonly text: string;
}

const NOT_FINISHED: PaymentError = {
  title: 'You haven’t paid yet',
  text: 'You came back from your bank’s page before the payment was finished. You can try again here: you won’t be charged twice.',
};

/** Shown when the outcome of the payment is unknown. */
const NO_RESPONSE: PaymentError = {
  title: 'No response yet',
  text: 'The payment service isn’t responding. Check your connection and click Pay again: you won’t be charged twice.',
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

/** One payment at a time: a second click while one is in progress does nothing. */
function useSubmitPayment(onError: () => void) {
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
