import { useEffect } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { ActivationInbox } from './activation-inbox.tsx';
import { AddressForm } from './address-form.tsx';
import { type ActivationWay, activationProblem, activationWays, REDIRECT_MS } from './model.ts';
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
      pendingLabel="Activating..."
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
