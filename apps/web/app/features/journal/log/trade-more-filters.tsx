import { directions, type JournalEntry } from '@wickwise/journal/entry';
import type { EntryFilter } from '@wickwise/journal/entry-filter';
import { useMemo } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Options } from '../form/trade-fields.tsx';
import { countText } from '../trade-texts.ts';

interface TradeMoreFiltersProps {
  /** All trades: their accounts and tags are the choices. */
  entries: readonly JournalEntry[];
  filter: EntryFilter;
  onFilter: (filter: EntryFilter) => void;
  /** On a phone they come with the other filters. */
  isOffered: boolean;
}

/** Side, account, tag and days, folded away until they are asked for. */
export function TradeMoreFilters({ entries, filter, onFilter, isOffered }: TradeMoreFiltersProps) {
  const accounts = useMemo(() => known(entries.map(({ account }) => account)), [entries]);
  const tags = useMemo(() => known(entries.flatMap((entry) => entry.tags)), [entries]);
  const { direction, account, tag, from, to } = filter;
  const count = [direction !== 'all', account !== null, tag !== null, from !== '', to !== ''].filter(Boolean).length;
  const change = (next: Partial<EntryFilter>) => onFilter({ ...filter, ...next });
  return (
    <details className={classNames('flex-1 open:basis-full', isOffered ? null : 'max-sm:hidden')}>
      <summary className="min-h-11 content-center text-md">
        More filters{count > 0 ? `, ${countText(count)} in use` : ''}
      </summary>
      <div className="grid grid-cols-2 gap-3 pt-1 pb-2 sm:grid-cols-3">
        <SelectField
          label="Side"
          value={direction}
          onChange={({ target }) => change({ direction: target.value as EntryFilter['direction'] })}
        >
          <option value="all">Both sides</option>
          <Options choices={directions} labels={{ long: 'Long', short: 'Short' }} />
        </SelectField>
        <ChoiceFilter
          label="Account"
          all="All accounts"
          choices={accounts}
          value={account}
          onChoose={(value) => change({ account: value })}
        />
        <ChoiceFilter
          label="Tag"
          all="All tags"
          choices={tags}
          value={tag}
          onChoose={(value) => change({ tag: value })}
        />
        <TextField label="From" type="date" value={from} onChange={({ target }) => change({ from: target.value })} />
        <TextField
          label="To"
          type="date"
          value={to}
          error={to !== '' && from > to ? '“From” is after “To”.' : null}
          onChange={({ target }) => change({ to: target.value })}
        />
        <SelectField
          label="Filter by"
          value={filter.dayOf}
          onChange={({ target }) => change({ dayOf: target.value as EntryFilter['dayOf'] })}
        >
          <option value="exit">Exit date</option>
          <option value="entry">Entry date</option>
        </SelectField>
      </div>
    </details>
  );
}

interface ChoiceFilterProps {
  label: string;
  all: string;
  choices: readonly string[];
  value: string | null;
  onChoose: (value: string | null) => void;
}

/** Renders nothing where no trade has one. */
function ChoiceFilter({ label, all, choices, value, onChoose }: ChoiceFilterProps) {
  if (choices.length === 0 && value === null) return null;
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{all}</option>
      <Options choices={choices} />
    </SelectField>
  );
}

function known(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort();
}
