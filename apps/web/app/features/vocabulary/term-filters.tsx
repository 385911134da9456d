import type { TermCategory, TermLevel } from '@wickwise/curriculum/vocabulary/term';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { type TermFilter, termCategories, termLevels } from './model.ts';

interface TermFiltersProps {
  filter: TermFilter;
  onChange: (filter: TermFilter) => void;
}

/** Narrows the list of terms by a word, a category and a difficulty. */
export function TermFilters({ filter, onChange }: TermFiltersProps) {
  return (
    <section
      aria-label="Filters"
      className="grid grid-cols-2 gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        placeholder="Term or definition"
        className="col-span-2 lg:col-span-1"
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <SelectField
        label="Category"
        value={filter.category}
        onChange={({ target }) => onChange({ ...filter, category: target.value as TermCategory | 'all' })}
      >
        <option value="all">All categories</option>
        {termCategories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Difficulty"
        value={filter.level}
        onChange={({ target }) => onChange({ ...filter, level: target.value as TermLevel | 'all' })}
      >
        <option value="all">All difficulties</option>
        {termLevels.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
    </section>
  );
}
