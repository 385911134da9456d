import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addressProblem } from './model.ts';

const ALTERNATIVE = 'alternative';

interface AddressFormProps {
  label: string;
  pendingLabel: string;
  isPending: boolean;
  failure: string | null;
  onSubmit: (email: string) => void;
  /** A second button, for the other thing that can be done with the address. */
  alternative?: { label: string; onSubmit: (email: string) => void };
}

/** Asks for an e-mail address. The button of an empty field is disabled and yet says why when it is pressed, and Enter does too. */
export function AddressForm(props: AddressFormProps) {
  const { label, pendingLabel, isPending, failure, onSubmit, alternative } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const look = () => setIsEmpty(addressField(form.current)?.value.trim() === '');
  // A browser may have filled the field in before the page came alive.
  useEffect(look, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = addressField(event.currentTarget);
    if (field === null) return;
    const found = addressProblem(field.value, { isMalformed: field.validity.typeMismatch });
    setProblem(found);
    if (found !== null) return field.focus();
    const { submitter } = event.nativeEvent;
    const isAlternative = submitter instanceof HTMLButtonElement && submitter.value === ALTERNATIVE;
    const send = isAlternative && alternative ? alternative.onSubmit : onSubmit;
    send(field.value.trim());
  };
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit} onInput={look}>
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={problem}
      />
      {failure !== null && problem === null ? (
        <Notice tone="error" live>
          {failure}
        </Notice>
      ) : null}
      <Button type="submit" aria-disabled={isEmpty} pending={isPending} pendingLabel={pendingLabel}>
        {label}
      </Button>
      {alternative ? (
        <Button
          type="submit"
          value={ALTERNATIVE}
          variant="quiet"
          aria-disabled={isEmpty}
          pending={isPending}
          pendingLabel={alternative.label}
        >
          {alternative.label}
        </Button>
      ) : null}
    </form>
  );
}

function addressField(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field : null;
}
