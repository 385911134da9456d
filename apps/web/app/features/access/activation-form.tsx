import { KeepFocus } from '../../ui/keep-focus.tsx';
import { ActivationInbox } from './activation-inbox.tsx';
import { AddressForm } from './address-form.tsx';
import { type ActivationWay, activationProblem, activationWays } from './model.ts';
import { Opened } from './opened.tsx';
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
  return (
    <KeepFocus state={outcome}>
      {outcome === 'activated' ? <Opened to="/learn">{activationWays[way].activated}</Opened> : null}
      {outcome === 'check_inbox' ? (
        <ActivationInbox email={activate.variables ?? ''} onChangeAddress={activate.reset} />
      ) : null}
      {outcome === undefined ? (
        <AddressForm
          label={label}
          pendingLabel="Activating..."
          isPending={activate.isPending}
          failure={activate.isError ? activationProblem(activate.error, way) : null}
          onSubmit={(email) => activate.mutate(email)}
        />
      ) : null}
    </KeepFocus>
  );
}
