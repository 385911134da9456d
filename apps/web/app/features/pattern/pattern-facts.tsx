import type { Pattern } from '@wickwise/contract/pattern';
import { DifficultyDots } from '../../ui/difficulty-dots.tsx';
import { ratingText } from './model.ts';

/** Difficulty, minutes and rating of a pattern in one line. */
export function PatternFacts({ pattern }: { pattern: Pattern }) {
  const { difficulty, duration, rating } = pattern;
  return (
    <ul className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-muted text-sm">
      <li className="flex items-center gap-1.5">
        <DifficultyDots difficulty={difficulty} />
        <span aria-hidden="true" className="capitalize">
          {difficulty}
        </span>
      </li>
      <li>
        <span className="num">{duration}</span> min read
      </li>
      <li>
        <span aria-hidden="true" className="num">
          {ratingText(rating)} / 10
        </span>
        <span className="sr-only">Rated {ratingText(rating)} out of 10</span>
      </li>
    </ul>
  );
}
