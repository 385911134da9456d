import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ActivationInbox } from './activation-inbox.tsx';
import { type ActivationWay, activationProblem, activationWays, addressProblem, REDIRECT_MS } from './model.ts';
import { useActivateAccess } from './queries.ts';

interface ActivationFormProps {
  /** Which of the two calls the form makes; the words of its answers follow from it. */
  way: ActivationWay;
  label?: string;
}

/** Opens heritage for the e-mail address that paid: at once, or by a link to that address. */
export function ActivationForm({ way, label = 'Activate Heritage access' }: ActivationFormProps) {
  const activate = useActivateAccess(way);
  const outcome = activate.data?.outcome;
  useLeaveForLessons(outcome === 'activated');
  if (outcome === 'activated') {
    return (
      <Notice tone="success" live>
        {activationWays[way].activated}
      </Notice>
    );
  }
  if (outcome === 'check_inbox') {
    return <ActivationInbox email={activate.variables ?? ''} onChangeAddress={activate.reset} />;
  }
  return (
    <AddressForm
      label={label}
      isPending={activate.isPending}
      failure={activate.isError ? activationProblem(activate.error, way) : null}
      onSubmit={(email) => activate.mutate(email)}
    />
  );
}

/** The whole application starts anew with what is open now. */
function useLeaveForLessons(isActivated: boolean): void {
  useEffect(() => {
    if (!isActivated) return;
    const timer = setTimeout(() => window.location.assign('/learn'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isActivated]);
}

interface AddressFormProps {
  label: string;
  isPending: boolean;
  failure: string | null;
  onSubmit: (email: string) => void;
}

/** The button of an empty field is disabled and yet says why when it is pressed, and Enter does too. */
function AddressForm({ label, isPending, failure, onSubmit }: AddressFormProps) {
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
    if (found === null) onSubmit(field.value.trim());
    else field.focus();
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
      <Button type="submit" aria-disabled={isEmpty} pending={isPending} pendingLabel="Activating...">
        {label}
      </Button>
    </form>
  );
}

function addressField(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field : null;
}
