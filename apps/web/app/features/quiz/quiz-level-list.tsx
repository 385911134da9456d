import type { ListedQuiz } from '@wickwise/contract/quiz';
import type { QuizHistory } from '@wickwise/contract/quiz-result';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { useQuizResults } from './queries.ts';

interface QuizLevelListProps {
  quizzes: readonly ListedQuiz[];
  /** The level on screen. */
  current: number;
}

/** All levels, each with its best score or its lock. */
export function QuizLevelList({ quizzes, current }: QuizLevelListProps) {
  const { data } = useQuizResults();
  return (
    <nav aria-label="Levels">
      <h2 className="mb-3 text-xl">Levels</h2>
      <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-panel">
        {quizzes.map((quiz) => (
          <li key={quiz.id}>
            <Link
              to={quiz.level === 1 ? '/quiz' : `/quiz?level=${quiz.level}`}
              aria-current={quiz.level === current ? 'true' : undefined}
              preventScrollReset
              className={classNames(
                'flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2.5 hover:bg-sunk focus-visible:outline-offset-[-3px]',
                quiz.level === current && 'bg-sunk',
              )}
            >
              <span aria-hidden="true" className="num w-4 text-muted">
                {quiz.level}
              </span>
              <span className="wrap-anywhere min-w-0 flex-1 basis-28 text-balance font-medium text-md">
                {quiz.title}
              </span>
              <LevelStatus quiz={quiz} best={data?.best} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LevelStatus({ quiz, best }: { quiz: ListedQuiz; best: QuizHistory['best'] | undefined }) {
  if (quiz.access === 'preview') {
    return (
      <span className="flex shrink-0 items-center gap-1.5 font-semibold text-brass text-sm">
        <Lock size={14} strokeWidth={2.25} aria-hidden="true" />
        Heritage
      </span>
    );
  }
  const own = best?.find(({ quizId }) => quizId === quiz.id);
  return (
    <span className="shrink-0 text-muted text-sm">
      {own === undefined ? (
        `${quiz.questionCount} questions`
      ) : (
        <>
          Best <span className="num">{own.score}</span> of <span className="num">{own.totalQuestions}</span>
        </>
      )}
    </span>
  );
}
