import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addressProblem } from './model.ts';

const ALTERNATIVE = 'alternative';

/** One thing that can be done with the address. */
interface AddressAction {
  label: string;
  pendingLabel: string;
  isPending: boolean;
  onSubmit: (email: string) => void;
}

interface AddressFormProps extends AddressAction {
  failure: string | null;
  /** A second button, for the other thing that can be done. */
  alternative?: AddressAction;
}

/** Asks for an e-mail address. The button of an empty field is disabled and yet says why when it is pressed, and Enter does too. */
export function AddressForm({ failure, alternative, ...action }: AddressFormProps) {
  const { form, isEmpty, problem, isCorrected, read, watch } = useAddress();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (action.isPending || alternative?.isPending) return;
    const email = read();
    if (email === null) return;
    const { submitter } = event.nativeEvent;
    const isAlternative = submitter instanceof HTMLButtonElement && submitter.value === ALTERNATIVE;
    const { onSubmit } = (isAlternative ? alternative : null) ?? action;
    onSubmit(email);
  };
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit} onInput={watch}>
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={problem}
      />
      {failure === null || problem !== null || isCorrected ? null : (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
      <ActionButton {...action} isEmpty={isEmpty} />
      {alternative ? <ActionButton {...alternative} isEmpty={isEmpty} value={ALTERNATIVE} variant="quiet" /> : null}
    </form>
  );
}

type ActionButtonProps = AddressAction & { isEmpty: boolean; value?: string; variant?: 'primary' | 'quiet' };

function ActionButton({ label, pendingLabel, isPending, isEmpty, value, variant = 'primary' }: ActionButtonProps) {
  return (
    <Button
      type="submit"
      value={value}
      variant={variant}
      aria-disabled={isEmpty}
      pending={isPending}
      pendingLabel={pendingLabel}
    >
      {label}
    </Button>
  );
}

/** The address in its field, and what is wrong with it until it is corrected. */
function useAddress() {
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCorrected, setCorrected] = useState(false);
  const look = () => setIsEmpty(addressField(form.current)?.value.trim() === '');
  // A browser may have filled the field in before the page came alive.
  useEffect(look, []);
  const watch = () => {
    look();
    setProblem(null);
    setCorrected(true);
  };
  /** The address, or null when something is wrong with it, which is shown then. */
  const read = (): string | null => {
    const field = addressField(form.current);
    if (field === null) return null;
    const found = addressProblem(field.value);
    setProblem(found);
    setCorrected(false);
    if (found !== null) field.focus();
    return found === null ? field.value.trim() : null;
  };
  return { form, isEmpty, problem, isCorrected, watch, read };
}

function addressField(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field : null;
}
