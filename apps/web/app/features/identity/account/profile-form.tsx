import type { Account } from '@wickwise/contract/account';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { collectProblems, FormProblem, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { useUpdateAccount } from '../account-queries.ts';
import { problemsOf } from '../failures.ts';
import { nameProblem } from '../fields.ts';
import { formatDate } from '../model.ts';
import { DayBeginField } from './day-begin-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

export function ProfileForm({ account }: { account: Account }) {
  const { watch, problems, show, handleSubmit } = useFormProblems();
  const { toast } = useToast();
  const update = useUpdateAccount();
  // The account's own zone may still arrive: a new learner's browser sends it after the first sign-in.
  const [chosenZone, chooseZone] = useState<string | null>(null);
  const timeZone = chosenZone ?? account.timeZone;
  const [chosenHour, chooseHour] = useState<number | null>(null);
  const dayBeginsAt = chosenHour ?? account.dayBeginsAt;
  // Who signed up without a name may stay without one.
  const isNameless = (name: string) => account.name === '' && name.trim() === '';
  const check = ({ name = '' }: FormValues) => collectProblems({ name: isNameless(name) ? null : nameProblem(name) });
  const save = ({ name = '' }: FormValues) =>
    update.mutate(changesTo(account, { name: name.trim(), timeZone, dayBeginsAt }), {
      onSuccess: () => toast({ title: 'Saved.' }),
      onError: (error) => show(problemsOf(error)),
    });
  return (
    <form {...watch} className="flex flex-col gap-5" onSubmit={handleSubmit(check, save)}>
      <p className="text-muted text-sm">Learning here since {formatDate(account.createdAt, account.timeZone)}</p>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={account.name}
        error={problems.name}
        className="max-w-md"
      />
      <TimeZoneField zone={timeZone} onZone={chooseZone} />
      <DayBeginField hour={dayBeginsAt} onHour={chooseHour} />
      <FormProblem problems={problems} />
      <div>
        <Button type="submit" pending={update.isPending} pendingLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}

type Profile = Pick<Account, 'name' | 'timeZone' | 'dayBeginsAt'>;

/** Only what was changed here: the rest may have been changed in another tab. Something has to be sent. */
function changesTo(account: Account, profile: Profile): Partial<Profile> {
  const { name, timeZone, dayBeginsAt } = profile;
  const changes = {
    ...(name === account.name ? {} : { name }),
    ...(timeZone === account.timeZone ? {} : { timeZone }),
    ...(dayBeginsAt === account.dayBeginsAt ? {} : { dayBeginsAt }),
  };
  return Object.keys(changes).length === 0 ? { dayBeginsAt } : changes;
}
