import type { Pattern } from '@wickwise/contract/lesson/pattern';
import Check from 'lucide-react/icons/check';
import { TierName } from '#app/features/access/tier-name.tsx';
import { groupByCategory } from '#app/features/pattern/model.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';

const COLUMNS: readonly Column<Pattern>[] = [
  { key: 'pattern', title: 'Pattern', cell: ({ name }) => name },
  {
    key: 'tier',
    title: 'Tier',
    className: 'w-[26%]',
    cell: ({ requiredTier }) => <TierName tier={requiredTier} />,
  },
  {
    key: 'sent',
    title: 'Sent to you',
    className: 'w-[26%]',
    cell: ({ access }) => <SentPart isLesson={access === 'lesson'} />,
  },
];

/** Every pattern with its tier, and whether the server sent the lesson or a preview of it. */
export function SentPatterns({ patterns }: { patterns: readonly Pattern[] }) {
  return (
    <section aria-labelledby="patterns">
      <h2 id="patterns">Patterns</h2>
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {groupByCategory(patterns).map(({ category, label, patterns: group }) => (
          <DataTable
            key={category}
            caption={label}
            showsCaption
            columns={COLUMNS}
            rows={group}
            keyOf={({ id }) => id}
          />
        ))}
      </div>
    </section>
  );
}

function SentPart({ isLesson }: { isLesson: boolean }) {
  return (
    <span className="text-soft">
      {isLesson ? <Check size={14} aria-hidden="true" className="mr-1 inline align-[-0.125em]" /> : null}
      {isLesson ? 'Lesson' : 'Preview'}
    </span>
  );
}
