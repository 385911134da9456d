import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { emailProblem } from '../identity/public.ts';
import { type FieldProblems, type FieldValues, useFieldProblems, valuesOf } from './field-problems.ts';
import type { Confirmation } from './model.ts';
import { type Setback, usePaying } from './paying.ts';

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
  check: (values: FieldValues) => FieldProblems;
  /** Rejects when nobody knows what became of the payment. */
  confirm: (email: string, values: FieldValues) => Promise<Confirmation>;
  /** The payment did not go through. */
  onSetback: () => void;
  /** The provider's own fields, with what is wrong with them. */
  children: (problems: FieldProblems) => ReactNode;
}

/** Takes one payment: the buyer's address, the provider's fields, and a button that pays once. */
export function PaymentForm({ email, price, check, confirm, onSetback, children }: PaymentFormProps) {
  const checkAll = (values: FieldValues): FieldProblems => ({
    ...(email === null ? { email: emailProblem(values.email ?? '') } : {}),
    ...check(values),
  });
  const { problems, show, watch } = useFieldProblems(checkAll);
  const { isPaying, setback, pay } = usePaying(onSetback);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    if (isPaying || !show(checkAll(values))) return;
    void pay({
      confirm: () => confirm(email ?? values.email?.trim() ?? '', values),
      onFieldRefused: (field, message) => show({ [field]: message }),
    });
  };
  return (
    <form {...watch} noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {setback === null ? null : <SetbackNotice setback={setback} />}
      <Buyer email={email} problem={problems.email} />
      {children(problems)}
      <Button type="submit" pending={isPaying} pendingLabel="Processing..." className="mt-1 w-full">
        Pay {price}
      </Button>
    </form>
  );
}

function Buyer({ email, problem }: { email: string | null; problem: string | null | undefined }) {
  if (email !== null) {
    return (
      <p className="text-md text-soft">
        You are paying as <strong className="break-words text-ink">{email}</strong>.
      </p>
    );
  }
  return (
    <TextField
      label="E-mail address"
      hint="For your receipt. Heritage opens for this address."
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      error={problem}
    />
  );
}

/** Takes the focus: what has to be changed comes next. The toast has said it aloud already. */
function SetbackNotice({ setback }: { setback: Setback }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="error" title={setback.title}>
        {setback.text}
      </Notice>
    </div>
  );
}
