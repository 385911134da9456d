import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { ActivationInbox } from './activation-inbox.tsx';
import { AddressForm } from './address-form.tsx';
import { type ActivationMethod, activationMessages, activationProblem } from './model.ts';
import { useActivateAccess } from './queries.ts';
import { SuccessRedirect } from './success-redirect.tsx';

interface ActivationFormProps {
  /** Which of the two calls the form makes; its messages depend on it. */
  method: ActivationMethod;
  label?: string;
}

/** Opens heritage for the email address that paid: at once, or by a link to that address. */
export function ActivationForm({ method, label = 'Activate Heritage access' }: ActivationFormProps) {
  const activate = useActivateAccess(method);
  const outcome = activate.data?.outcome;
  return (
    <KeepFocus state={outcome}>
      {outcome === 'activated' ? (
        <SuccessRedirect to="/learn">{activationMessages[method].activated}</SuccessRedirect>
      ) : null}
      {outcome === 'check_inbox' ? (
        <ActivationInbox email={activate.variables ?? ''} onChangeAddress={activate.reset} />
      ) : null}
      {outcome === undefined ? (
        <AddressForm
          label={label}
          pendingLabel="Activating..."
          isPending={activate.isPending}
          failure={activate.isError ? activationProblem(activate.error, method) : null}
          onSubmit={(email) => activate.mutate(email)}
        />
      ) : null}
    </KeepFocus>
  );
}
