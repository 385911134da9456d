import type { BulkEdit } from '@wickwise/journal/bulk-edit';
import { parseTags } from '@wickwise/journal/entry';
import { currencyOf } from '@wickwise/journal/money';
import type { ListedTrade } from '@wickwise/journal/spread/spread';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useJournalSettings } from '../settings/journal-settings.ts';
import { tradesText } from '../trade-texts.ts';
import { useBulkEdit } from './bulk-changes.ts';
import { SpreadEdits } from './spread-edits.tsx';

interface BulkBarProps {
  /** All trades that match the filter. */
  found: readonly ListedTrade[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[]) => void;
}

/** What can be done to the selected trades at once. */
export function BulkBar({ found, selected, onSelect }: BulkBarProps) {
  const chosen = found.filter(({ id }) => selected.has(id));
  return (
    <section aria-label="Selected trades" className="mb-3 grid gap-3 rounded-lg border border-line bg-sunk px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-2 font-medium text-md">
          {tradesText(chosen.length)} selected
        </p>
        <Button variant="quiet" onClick={() => onSelect(found.map(({ id }) => id))}>
          Select all {found.length}
        </Button>
        <Button variant="quiet" disabled={chosen.length === 0} onClick={() => onSelect([])}>
          Select none
        </Button>
      </div>
      {chosen.length === 0 ? null : <BulkEdits chosen={chosen} />}
      {chosen.length === 0 ? null : <SpreadEdits chosen={chosen} onDone={() => onSelect([])} />}
    </section>
  );
}

function BulkEdits({ chosen }: { chosen: readonly ListedTrade[] }) {
  const [tags, setTags] = useState('');
  const [currency, setCurrency] = useState('');
  const { defaultRisk } = useJournalSettings();
  const edit = useBulkEdit();
  const apply = (next: BulkEdit) => void edit(chosen, next);
  const [named, code] = [parseTags(tags), currency.trim().toUpperCase()];
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Tags to add or remove"
          placeholder="news, gap"
          value={tags}
          onChange={({ target }) => setTags(target.value)}
        />
        <Button variant="quiet" disabled={named.length === 0} onClick={() => apply({ kind: 'add-tags', tags: named })}>
          Add tags
        </Button>
        <Button
          variant="quiet"
          disabled={named.length === 0}
          onClick={() => apply({ kind: 'remove-tags', tags: named })}
        >
          Remove tags
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="quiet" onClick={() => apply({ kind: 'risk-from-stop' })}>
          Set risk from stops
        </Button>
        <Button
          variant="quiet"
          disabled={defaultRisk === null}
          onClick={() => apply({ kind: 'default-risk', risk: defaultRisk })}
        >
          Set default risk
        </Button>
        <p className="text-muted text-sm">
          {defaultRisk === null ? 'You can set a default risk in Settings. ' : ''}Risk amounts you entered yourself stay
          as they are.
        </p>
      </div>
      {chosen.some((entry) => currencyOf(entry) === null) ? (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label="Currency for trades without one"
            placeholder="EUR"
            value={currency}
            onChange={({ target }) => setCurrency(target.value)}
          />
          <Button
            variant="quiet"
            disabled={!/^[A-Z\d]{2,10}$/.test(code)}
            onClick={() => apply({ kind: 'currency', currency: code })}
          >
            Set currency
          </Button>
        </div>
      ) : null}
    </>
  );
}
