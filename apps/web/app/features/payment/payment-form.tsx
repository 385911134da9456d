import Lock from 'lucide-react/icons/lock';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import {
  collectProblems,
  type FormValues,
  formValues,
  type Problems,
  useFormProblems,
} from '#app/ui/form-problems.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { emailProblem } from '../identity/public.ts';
import type { Confirmation } from './model.ts';
import { rememberBuyerEmail, rememberedBuyerEmail } from './storage.ts';
import { type PaymentError, useSubmitPayment } from './submit-payment.ts';

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
  /** The provider's own fields, with what is wrong with them. */
  children: (problems: Problems) => ReactNode;
}

/** Takes one payment: the buyer's address, the provider's fields, and a button that pays once. */
export function PaymentForm({ email, price, check, confirm, onError, children }: PaymentFormProps) {
  const checkAll = (values: FormValues): Problems => ({
    ...(email === null ? collectProblems({ email: emailProblem(values.email ?? '') }) : {}),
    ...check(values),
  });
  const { problems, show, watch } = useFormProblems(checkAll);
  const { isPending, error, submit: pay } = useSubmitPayment(onError);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    if (isPending || !show(checkAll(values))) return;
    void pay({
      confirm: () => confirm(email ?? values.email?.trim() ?? '', values),
      onFieldRefused: (field, message) => show({ [field]: message }),
    });
  };
  return (
    <form {...watch} noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {error === null ? null : <PaymentErrorNotice error={error} />}
      <Buyer email={email} problem={problems.email} />
      {children(problems)}
      <Button type="submit" pending={isPending} pendingLabel="Processing..." className="mt-1 w-full">
        <Lock size={16} aria-hidden="true" />
        Pay {price}
      </Button>
      <p className="-mt-2 text-center text-md text-soft">30-day money-back guarantee · one payment · no renewals</p>
    </form>
  );
}

function Buyer({ email, problem }: { email: string | null; problem: string | undefined }) {
  if (email !== null) {
    return (
      <p className="text-md text-soft">
        You’re paying as <strong className="break-words text-ink">{email}</strong>.
      </p>
    );
  }
  return (
    <TextField
      label="Email address"
      hint="For your receipt. We’ll unlock Heritage for this address."
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

/** Takes the focus: what has to be changed comes next. The toast has said it aloud already. */
function PaymentErrorNotice({ error }: { error: PaymentError }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="error" title={error.title}>
        {error.text}
      </Notice>
    </div>
  );
}
