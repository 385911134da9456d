import type { JournalEntry, Matching } from '@wickwise/journal/entry';
import {
  type DeletionFacts,
  type ImportDeletion,
  type Orphans,
  planDeletion,
} from '@wickwise/journal/import/delete-import';
import { readOpening } from '@wickwise/journal/import/positions/opening';
import { useId, useState } from 'react';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { countText, dayText, pricesText, tradesText } from '../trade-texts.ts';
import { OpeningAnswer } from './import-answer.tsx';

interface UndoImportDialogProps {
  entries: readonly JournalEntry[];
  importId: string;
  matching: Matching;
  onClose: () => void;
  onConfirm: (deletion: DeletionFacts) => void;
}

/** Says which trades of other imports would change, and asks what becomes of fills whose position is gone. */
export function UndoImportDialog({ entries, importId, matching, onClose, onConfirm }: UndoImportDialogProps) {
  const [orphans, setOrphans] = useState<Orphans>('leave-out');
  const [openings, setOpenings] = useState<Readonly<Record<string, string>>>({});
  const deletion = { importId, matching, orphans, openings };
  const plan = planDeletion(entries, deletion);
  const isOpen = plan.needed.some(({ key, latest }) => readOpening(openings[key] ?? '', latest) === null);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Undo this import?"
      description={`It shares ${tradesText(plan.changed.length)} with other imports, which would change.`}
      confirmLabel="Undo import"
      cancelLabel="Keep it"
      disabled={orphans === 'opening' && isOpen}
      onConfirm={() => onConfirm(deletion)}
    >
      <div className="grid gap-4">
        <ChangedTrades changed={plan.changed} />
        {plan.orphans.length > 0 ? (
          <OrphanChoice count={plan.orphans.length} value={orphans} onChange={setOrphans} />
        ) : null}
        {orphans === 'opening'
          ? plan.needed.map(({ key, text }) => (
              <OpeningAnswer
                key={key}
                label={text}
                onChange={(opening) => setOpenings((all) => ({ ...all, [key]: opening }))}
              />
            ))
          : null}
      </div>
    </ConfirmDialog>
  );
}

const SHOWN = 5;

function ChangedTrades({ changed }: Pick<ImportDeletion, 'changed'>) {
  return (
    <ul className="grid gap-2 text-md">
      {changed.slice(0, SHOWN).map(({ before, after }) => (
        <li key={before.id}>
          <b className="font-semibold">{before.symbol}</b>, {dayText(before.date)}:{' '}
          <span className="num">{pricesText(before)}</span>{' '}
          {after === null ? 'would be removed' : <AfterText after={after} />}
        </li>
      ))}
      {changed.length > SHOWN ? <li className="text-muted">and {countText(changed.length - SHOWN)} more</li> : null}
    </ul>
  );
}

function AfterText({ after }: { after: JournalEntry }) {
  return (
    <>
      would be {after.direction} <span className="num">{pricesText(after)}</span>
    </>
  );
}

interface OrphanChoiceProps {
  count: number;
  value: Orphans;
  onChange: (value: Orphans) => void;
}

function OrphanChoice({ count, value, onChange }: OrphanChoiceProps) {
  const name = useId();
  const isOne = count === 1;
  const choices: readonly { value: Orphans; label: string }[] = [
    { value: 'leave-out', label: isOne ? 'Leave it out' : 'Leave them out' },
    {
      value: 'opening',
      label: isOne ? 'I’ll type its opening price' : 'I’ll type their opening prices',
    },
    { value: 'open', label: isOne ? 'It opened a position: I sold short' : 'They opened positions: I sold short' },
  ];
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1">
        {isOne ? 'One fill of another import closes' : `${countText(count)} fills of other imports close`} what this
        import opened.
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            className="size-5 shrink-0 accent-brass"
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
