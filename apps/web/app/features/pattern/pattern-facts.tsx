import type { Pattern } from '@wickwise/contract/pattern';
import { ReadingFacts } from '../../ui/reading-facts.tsx';
import { ratingText } from './model.ts';

/** Difficulty, minutes and rating of a pattern in one line. */
export function PatternFacts({ pattern: { difficulty, duration, rating } }: { pattern: Pattern }) {
  return (
    <ReadingFacts difficulty={difficulty} minutes={duration}>
      <li>
        <span aria-hidden="true" className="num">
          {ratingText(rating)} / 10
        </span>
        <span className="sr-only">Rated {ratingText(rating)} out of 10</span>
      </li>
    </ReadingFacts>
  );
}
