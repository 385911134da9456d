import { classNames } from '#app/ui/class-names.ts';
import { type GalleryFilter, galleryFilters } from './model.ts';

interface GalleryFiltersProps {
  value: GalleryFilter;
  onChange: (filter: GalleryFilter) => void;
}

export function GalleryFilters({ value, onChange }: GalleryFiltersProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Filter by category</legend>
      {galleryFilters.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          className={classNames(
            'min-h-11 rounded-full border px-4 font-medium text-md transition-colors',
            id === value ? 'border-ink bg-ink text-ground' : 'border-line-strong hover:border-control hover:bg-sunk',
          )}
          onClick={() => onChange(id)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
