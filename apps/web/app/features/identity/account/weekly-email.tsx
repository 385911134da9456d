import type { Account } from '@wickwise/contract/account';
import { SwitchField } from '#app/ui/form/switch-field.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useUpdateAccount } from '../account-queries.ts';
import { failureMessage } from '../failures.ts';

/** The switch for the weekly email. */
export function WeeklyEmail({ account }: { account: Account }) {
  const { mutate, isPending, variables, error } = useUpdateAccount();
  // Optimistic while saving; a failure shows the previous state.
  const isOn = isPending ? (variables.weeklyEmail ?? account.weeklyEmail) : account.weeklyEmail;
  return (
    <div className="grid gap-4">
      <SwitchField
        label="Email me my weekly review"
        hint={`Once a week to ${account.email}. Each email has a link to unsubscribe.`}
        checked={isOn}
        onChange={({ target }) => {
          if (!isPending) mutate({ weeklyEmail: target.checked });
        }}
        className="wrap-anywhere max-w-md"
      />
      {error ? (
        <Notice tone="error" title="Your choice wasn’t saved" live>
          {failureMessage(error)}
        </Notice>
      ) : null}
    </div>
  );
}
