import type { PatternOverview } from '@wickwise/contract/lesson/pattern-preview';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TierName } from '#app/features/access/public.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { DifficultyDots } from '../list/difficulty-dots.tsx';
import { lessonPath } from '../model.ts';

interface OverviewTableProps {
  caption: string;
  patterns: readonly PatternOverview[];
}

const COLUMNS: readonly Column<PatternOverview>[] = [
  { key: 'pattern', title: 'Pattern', cell: (pattern) => <PatternName pattern={pattern} /> },
  {
    key: 'tier',
    title: 'Tier',
    className: 'w-[18%] max-sm:hidden',
    cell: ({ requiredTier }) => <TierName tier={requiredTier} />,
  },
  {
    key: 'difficulty',
    title: 'Difficulty',
    className: 'sm:w-[18%]',
    cell: ({ difficulty }) => (
      <span className="flex items-center gap-2.5">
        <DifficultyDots difficulty={difficulty} />
        <span aria-hidden="true" className="text-soft capitalize max-sm:hidden">
          {difficulty}
        </span>
      </span>
    ),
  },
  {
    key: 'duration',
    title: 'Duration',
    className: 'text-right sm:w-[14%]',
    cell: ({ duration }) => <Figure>{duration} min</Figure>,
  },
  {
    key: 'rating',
    title: 'Study priority',
    className: 'text-right sm:w-[14%]',
    cell: ({ rating }) => <Figure>{rating}%</Figure>,
  },
];

/** Patterns line by line, with the fields an administrator wants to compare. */
export function OverviewTable({ caption, patterns }: OverviewTableProps) {
  return <DataTable caption={caption} columns={COLUMNS} rows={patterns} keyOf={({ id }) => id} />;
}

function PatternName({ pattern: { id, name, requiredTier } }: { pattern: PatternOverview }) {
  return (
    <>
      <Link to={lessonPath(id)} className="-my-1 grid min-h-11 content-center font-medium hover:underline">
        {name}
      </Link>
      <span className="block text-sm sm:hidden">
        <TierName tier={requiredTier} />
      </span>
    </>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <span className="num whitespace-nowrap text-sm">{children}</span>;
}
