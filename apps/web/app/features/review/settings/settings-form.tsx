import { NEW_CARDS_PER_DAY, RETENTION_PERCENT } from '@wickwise/contract/constants';
import type { ReviewSettings } from '@wickwise/contract/review';
import { useState } from 'react';
import { failureMessage } from '#app/features/identity/public.ts';
import { Button } from '#app/ui/button/button.tsx';
import { collectProblems, FormProblem, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { visitorSettingsStore } from '../storage.ts';
import { useUpdateReviewSettings } from './settings-queries.ts';
import { changesTo, NEW_CARDS_PROBLEM, parseNewCards, retentionCost, retentionPercents } from './settings-values.ts';

interface SettingsFormProps {
  isVisitor: boolean;
  settings: ReviewSettings;
  onSaved: () => void;
}

export function SettingsForm({ isVisitor, settings, onSaved }: SettingsFormProps) {
  const { watch, problems, show, handleSubmit } = useFormProblems(check);
  const { toast } = useToast();
  const update = useUpdateReviewSettings();
  // Only what was changed here is saved: the rest may have been changed in another tab.
  const [before] = useState(settings);
  const [retentionPercent, setRetention] = useState(before.retentionPercent);
  const finish = () => {
    toast({ title: 'Settings saved' });
    onSaved();
  };
  const save = ({ newCards = '' }: FormValues) => {
    const newCardsPerDay = parseNewCards(newCards) ?? before.newCardsPerDay;
    const changes = changesTo(before, { newCardsPerDay, retentionPercent });
    if (Object.keys(changes).length === 0) return onSaved();
    if (!isVisitor) return update.mutate(changes, { onSuccess: finish, onError: showFailure });
    const isStored = visitorSettingsStore().change((chosen) => ({ ...chosen, ...changes }));
    if (isStored) finish();
    else show({ form: NOT_STORED });
  };
  const showFailure = (error: Error) => void show({ form: failureMessage(error) });
  return (
    <form {...watch} className="grid gap-5" onSubmit={handleSubmit(check, save)}>
      <NumberField
        label="New cards per day"
        name="newCards"
        inputMode="numeric"
        defaultValue={before.newCardsPerDay}
        hint={`Cards you haven’t reviewed before, at most ${NEW_CARDS_PER_DAY.max}. At 0, you’ll only see cards you’ve started.`}
        error={problems.newCards}
      />
      <SelectField
        label="Desired retention"
        value={retentionPercent}
        onChange={({ target }) => setRetention(Number(target.value))}
        hint={`How likely you are to remember a card on the day it’s due. ${retentionCost(retentionPercent)} A change applies from each card’s next review. Until then, its due date stays the same.`}
      >
        {retentionPercents.map((percent) => (
          <option key={percent} value={percent}>
            {percent}%{percent === RETENTION_PERCENT.default ? ' (default)' : ''}
          </option>
        ))}
      </SelectField>
      <FormProblem problems={problems} />
      <div>
        <Button type="submit" pending={update.isPending} pendingLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}

const NOT_STORED =
  'This browser couldn’t store your settings, because its storage is full or turned off for this site.';

function check({ newCards = '' }: FormValues) {
  return collectProblems({ newCards: parseNewCards(newCards) === null ? NEW_CARDS_PROBLEM : null });
}
