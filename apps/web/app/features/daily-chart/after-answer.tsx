import { DAILY_CHART_COUNTS_FROM } from '@wickwise/contract/constants';
import type { DailyReview } from '@wickwise/contract/practice/daily-chart';
import { Link } from 'react-router';
import { usePatternNames } from '#app/features/pattern/queries.ts';
import { earnedText } from '../drill/public.ts';
import { everyoneText } from './model.ts';

/** How everyone did, what the answer earned, and where the pattern is taught. */
export function AfterAnswer({ review }: { review: DailyReview }) {
  const nameOf = usePatternNames();
  const { patternId, isCorrect, earned } = review;
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-panel p-4 sm:p-5">
      <p className="font-semibold">{everyoneText(review, DAILY_CHART_COUNTS_FROM)}</p>
      {earned === null ? null : (
        <p className="text-soft">{earnedText({ correct: Number(isCorrect), total: 1, earned })}</p>
      )}
      <p className="text-soft">
        Read the lesson on{' '}
        <Link to={`/learn/${patternId}`} className="font-medium underline underline-offset-4">
          {nameOf(patternId)}
        </Link>
        . The next chart comes at midnight in New York.
      </p>
    </div>
  );
}
