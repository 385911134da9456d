import { useQuery } from '@tanstack/react-query';
import type { Account } from '@wickwise/contract/account';
import type { Reminder } from '@wickwise/contract/reminder';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { SwitchField } from '#app/ui/form/switch-field.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { failureMessage } from '../identity/public.ts';
import { hours } from './model.ts';
import { reminderQuery, useUpdateReminder } from './queries.ts';
import { ReminderDevices } from './reminder-devices.tsx';

/** When and how the learner is reminded to practice. */
export function ReminderSettings({ account }: { account: Account }) {
  const { data, error, refetch } = useQuery(reminderQuery);
  if (data !== undefined) return <Settings account={account} reminder={data} />;
  if (error === null) return <Skeleton className="h-64" label="Loading your reminder" />;
  return <ErrorState title="Your reminder couldn’t be loaded" text={failureMessage(error)} onRetry={() => refetch()} />;
}

function Settings({ account, reminder }: { account: Account; reminder: Reminder }) {
  const { mutate, isPending, variables, error } = useUpdateReminder();
  // Optimistic while saving; a failure shows the previous state.
  const { byEmail, hour } = isPending ? { ...reminder, ...variables } : reminder;
  return (
    <div className="grid max-w-md gap-5">
      <SwitchField
        label="Email me a reminder"
        hint={`To ${account.email}. Each email has a link to turn it off.`}
        checked={byEmail}
        onChange={({ target }) => {
          if (!isPending) mutate({ byEmail: target.checked });
        }}
      />
      <ReminderDevices reminder={reminder} />
      <SelectField
        label="Remind me at"
        hint={`Times are in ${account.timeZone.replaceAll('_', ' ')}.`}
        value={hour}
        onChange={({ target }) => {
          if (!isPending) mutate({ hour: Number(target.value) });
        }}
      >
        {hours.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {error ? (
        <Notice tone="error" title="Your choice wasn’t saved" live>
          {failureMessage(error)}
        </Notice>
      ) : null}
    </div>
  );
}
