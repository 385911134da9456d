import type { PatternOverview } from '@wickwise/contract/pattern';
import { Link } from 'react-router';
import { DifficultyDots } from '../../ui/difficulty-dots.tsx';
import { tierNames } from '../access/public.ts';
import { lessonPath } from './model.ts';

interface OverviewTableProps {
  caption: string;
  patterns: readonly PatternOverview[];
}

/** Patterns line by line, with what an administrator wants to compare. */
export function OverviewTable({ caption, patterns }: OverviewTableProps) {
  return (
    <table className="w-full text-md">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b text-left text-muted text-sm">
          <th scope="col" className="py-2.5 pr-3 font-medium">
            Pattern
          </th>
          <th scope="col" className="w-[18%] px-2 py-2.5 font-medium max-sm:hidden">
            Tier
          </th>
          <th scope="col" className="px-2 py-2.5 font-medium sm:w-[18%]">
            Difficulty
          </th>
          <th scope="col" className="px-2 py-2.5 text-right font-medium sm:w-[14%]">
            Duration
          </th>
          <th scope="col" className="py-2.5 pl-2 text-right font-medium sm:w-[14%]">
            Rating
          </th>
        </tr>
      </thead>
      <tbody>
        {patterns.map((pattern) => (
          <OverviewRow key={pattern.id} pattern={pattern} />
        ))}
      </tbody>
    </table>
  );
}

function OverviewRow({ pattern }: { pattern: PatternOverview }) {
  const { id, name, requiredTier, difficulty, duration, rating } = pattern;
  const tier = tierNames[requiredTier];
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-1.5 pr-3 text-left font-medium">
        <Link to={lessonPath(id)} className="grid min-h-11 content-center hover:underline">
          {name}
        </Link>
        <span className="block pb-1 font-normal text-muted text-sm sm:hidden">{tier}</span>
      </th>
      <td className={`px-2 max-sm:hidden ${requiredTier === 'heritage' ? 'text-brass' : 'text-soft'}`}>{tier}</td>
      <td className="px-2">
        <span className="flex items-center gap-2.5">
          <DifficultyDots difficulty={difficulty} />
          <span aria-hidden="true" className="text-soft capitalize max-sm:hidden">
            {difficulty}
          </span>
        </span>
      </td>
      <td className="num whitespace-nowrap px-2 text-right text-sm">{duration} min</td>
      <td className="num whitespace-nowrap py-2.5 pl-2 text-right text-sm">{rating} %</td>
    </tr>
  );
}
