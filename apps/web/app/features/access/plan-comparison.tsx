import type { PlanFeature } from '@wickwise/curriculum/copy/plans';
import Check from 'lucide-react/icons/check';
import { type Column, DataTable } from '#app/ui/data-table.tsx';

interface PlanComparisonProps {
  caption: string;
  features: readonly PlanFeature[];
  notes: readonly string[];
}

const COLUMNS: readonly Column<PlanFeature>[] = [
  { key: 'feature', title: 'Feature', cell: ({ name }) => <span className="text-soft">{name}</span> },
  {
    key: 'genesis',
    title: <TierTitle name="Genesis" />,
    className: 'w-1/4 max-sm:text-sm',
    cell: ({ genesis }) => <PatternExtent value={genesis} />,
  },
  {
    key: 'heritage',
    title: <TierTitle name="Heritage" />,
    className: 'w-1/4 max-sm:text-sm',
    cell: ({ heritage }) => <PatternExtent value={heritage} />,
  },
];

/** What each plan includes, line by line. */
export function PlanComparison({ caption, features, notes }: PlanComparisonProps) {
  return (
    <>
      <DataTable caption={caption} columns={COLUMNS} rows={features} keyOf={({ name }) => name} />
      <ul className="mt-4 grid max-w-2xl list-disc gap-1.5 pl-5 text-md text-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

function TierTitle({ name }: { name: string }) {
  return (
    <span className="min-[18rem]:whitespace-nowrap font-[460] font-serif text-ink text-xl max-sm:text-md">{name}</span>
  );
}

function PatternExtent({ value }: { value: PlanFeature['genesis'] }) {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? (
        <Check size={16} strokeWidth={2.5} aria-hidden="true" className="text-brass" />
      ) : (
        <span aria-hidden="true" className="text-muted">
          –
        </span>
      )}
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </>
  );
}
