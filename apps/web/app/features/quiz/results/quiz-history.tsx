import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { ListedQuiz } from '@wickwise/contract/quiz';
import type { QuizAttempt } from '@wickwise/contract/quiz-result';
import { formatDate } from '#app/features/identity/public.ts';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { nameFromId } from '#app/features/pattern/public.ts';
import { useQuizResults } from '../queries.ts';

/** How many of the newest results are shown. */
const SHOWN = 5;

/** The learner's last results. Nothing for a visitor, and nothing before the first quiz. */
export function QuizHistory({ quizzes }: { quizzes: readonly ListedQuiz[] }) {
  const { user } = useCurrentUser();
  const { data } = useQuizResults();
  if (user === null || data === undefined || data.attempts.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3 text-xl">
        Your last results
      </h2>
      <ol className="divide-y divide-line border-line border-t text-md">
        {data.attempts.slice(0, SHOWN).map((attempt) => (
          <li key={attempt.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
            <span className="font-medium">{nameOf(attempt, quizzes)}</span>
            <span className="text-muted text-sm">{formatDate(attempt.finishedAt, user.timeZone)}</span>
            <span className="w-full text-soft text-sm">
              <span className="num">{attempt.score}</span> of <span className="num">{attempt.totalQuestions}</span>{' '}
              correct
              {experienceOf(attempt) > 0 ? (
                <>
                  , <span className="num">+{experienceOf(attempt)}</span> XP
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A bare score names no quiz: then its category does. */
function nameOf({ quizId, category }: QuizAttempt, quizzes: readonly ListedQuiz[]): string {
  if (quizId === VOCABULARY_CATEGORY) return 'Vocabulary quiz';
  return quizzes.find(({ id }) => id === quizId)?.title ?? nameFromId(category);
}

function experienceOf({ entries }: QuizAttempt): number {
  return entries.reduce((sum, { points }) => sum + points, 0);
}
