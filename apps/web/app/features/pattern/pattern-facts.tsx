import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { ratingText } from './model.ts';
import { ReadingFacts } from './reading-facts.tsx';

/** Difficulty, minutes and study priority of a pattern in one line. */
export function PatternFacts({ pattern: { difficulty, duration, rating } }: { pattern: Pattern }) {
  return (
    <ReadingFacts difficulty={difficulty} minutes={duration}>
      <li>
        <span aria-hidden="true">
          Study priority <span className="num">{ratingText(rating)} / 10</span>
        </span>
        <span className="sr-only">Study priority {ratingText(rating)} out of 10</span>
      </li>
    </ReadingFacts>
  );
}
