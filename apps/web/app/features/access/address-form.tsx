import { type FormEvent, type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { collectProblems, formValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
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

/** Asks for an email address. The button of an empty field is disabled, yet clicking it or pressing Enter says why. */
export function AddressForm({ failure, alternative, ...action }: AddressFormProps) {
  const { problems, show, watch } = useFormProblems();
  const [isEmpty, setEmpty] = useState(true);
  const [isEdited, setEdited] = useState(false);
  // The browser may have filled in the field before hydration.
  useEffect(() => setEmpty(watch.ref.current === null || addressIn(watch.ref.current) === ''), [watch.ref]);

  const edit = (event: FormEvent<HTMLFormElement>) => {
    watch.onInput(event);
    setEmpty(addressIn(event.currentTarget) === '');
    setEdited(true);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (action.isPending || alternative?.isPending) return;
    const email = addressIn(event.currentTarget);
    setEdited(false);
    if (!show(collectProblems({ email: addressProblem(email) }))) return;
    const { submitter } = event.nativeEvent;
    const isAlternative = submitter instanceof HTMLButtonElement && submitter.value === ALTERNATIVE;
    const { onSubmit } = (isAlternative ? alternative : null) ?? action;
    onSubmit(email);
  };
  return (
    <form {...watch} className="flex flex-col gap-4" onSubmit={submit} onInput={edit}>
      <TextField
        label="Email address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={problems.email}
      />
      {failure === null || problems.email || isEdited ? null : (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
      <ActionButton {...action} isEmpty={isEmpty} />
      {alternative ? <ActionButton {...alternative} isEmpty={isEmpty} value={ALTERNATIVE} variant="quiet" /> : null}
    </form>
  );
}

function addressIn(form: HTMLFormElement): string {
  return formValues(form).email?.trim() ?? '';
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
