import { outcomes, tradeTypes } from '@wickwise/journal/entry';
import type { EntryFilter } from '@wickwise/journal/entry-filter';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Options } from '../form/trade-fields.tsx';
import { outcomeLabels, typeLabels } from '../trade-texts.ts';

interface TradeFiltersProps {
  filter: EntryFilter;
  onFilter: (filter: EntryFilter) => void;
  /** On a phone they are folded away until they are asked for. */
  isOpen: boolean;
}

export const FILTERS_ID = 'trade-filters';

export function TradeFilters({ filter, onFilter, isOpen }: TradeFiltersProps) {
  return (
    <search
      id={FILTERS_ID}
      className={classNames(
        'mb-1 grid grid-cols-2 gap-3 sm:gap-y-1 sm:grid-cols-[2fr_1fr_1fr]',
        isOpen ? null : 'max-sm:hidden',
      )}
    >
      <TextField
        type="search"
        label="Search trades"
        placeholder="Symbol, type or reason"
        className="max-sm:col-span-2"
        value={filter.search}
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
      />
      <SelectField
        label="Type"
        value={filter.type}
        onChange={({ target }) => onFilter({ ...filter, type: target.value as EntryFilter['type'] })}
      >
        <option value="all">All types</option>
        <Options choices={tradeTypes} labels={typeLabels} />
      </SelectField>
      <SelectField
        label="Result"
        value={filter.outcome}
        onChange={({ target }) => onFilter({ ...filter, outcome: target.value as EntryFilter['outcome'] })}
      >
        <option value="all">All outcomes</option>
        <Options choices={outcomes.toSorted(pendingLast)} labels={outcomeLabels} />
      </SelectField>
    </search>
  );
}

function pendingLast(a: string, b: string): number {
  return Number(a === 'pending') - Number(b === 'pending');
}
