import { brokenRules, emotions, type JournalEntry, type Stage } from '@wickwise/journal/entry';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { emotionLabels, ruleLabels, stageLabels } from '../trade-texts.ts';
import { Options } from './trade-fields.tsx';

const ratings = ['1', '2', '3', '4', '5'] as const;

function ratingText(rating: number | null): string {
  return rating === null ? '' : String(rating);
}

/** The review after the trade. */
export function TradeReviewFields({ initial }: { initial: JournalEntry }) {
  return (
    <>
      <SelectField
        label="This trade was"
        name="stage"
        defaultValue={initial.stage}
        hint="Only trades you took count in the statistics."
      >
        <Options choices={stagesOf(initial)} labels={stageLabels} />
      </SelectField>
      <ReviewFields initial={initial} />
    </>
  );
}

/** How it felt and how well it was done. */
export function ReviewFields({ initial }: { initial: JournalEntry }) {
  return (
    <>
      <SelectField label="Emotion After" name="emotionAfter" defaultValue={initial.emotionAfter}>
        <option value="">Not recorded</option>
        <Options choices={emotions} labels={emotionLabels} />
      </SelectField>
      <SelectField label="Setup quality, 1 to 5" name="setupQuality" defaultValue={ratingText(initial.setupQuality)}>
        {initial.setupQuality === null ? <option value="">Not recorded</option> : null}
        <Options choices={ratings} />
      </SelectField>
      <SelectField
        label="Discipline, 1 to 5"
        name="executionDiscipline"
        defaultValue={ratingText(initial.executionDiscipline)}
      >
        {initial.executionDiscipline === null ? <option value="">Not recorded</option> : null}
        <Options choices={ratings} />
      </SelectField>
      <RuleFields initial={initial} />
      <TextAreaField
        label="Private Notes"
        name="privateNotes"
        rows={3}
        className="col-span-full"
        defaultValue={initial.privateNotes}
      />
    </>
  );
}

/** The stages a trade can change to: never back to a plan. A replayed trade stays one: it moved no money. */
function stagesOf({ stage }: JournalEntry): readonly Stage[] {
  return stage === 'replay' ? ['replay'] : ['taken', 'missed'];
}

function RuleFields({ initial }: { initial: JournalEntry }) {
  return (
    <fieldset className="col-span-full">
      <legend className="mb-1 font-medium text-md">Did you follow your rules?</legend>
      <p className="text-muted text-sm">
        Today’s plan is based in part on this answer. Once the trade is closed, your account stores whether you kept
        your entry, risk and exit rules, with the trade’s ID and the time.
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Check name="rulesKept" value="yes" label="I followed them all" isChecked={initial.brokenRules?.length === 0} />
        {brokenRules.map((rule) => (
          <Check
            key={rule}
            name="brokenRules"
            value={rule}
            label={ruleLabels[rule]}
            isChecked={initial.brokenRules?.includes(rule) ?? false}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CheckProps {
  name: string;
  value: string;
  label: string;
  isChecked: boolean;
}

function Check({ name, value, label, isChecked }: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-md">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="size-5 shrink-0 accent-current"
      />
      {label}
    </label>
  );
}
