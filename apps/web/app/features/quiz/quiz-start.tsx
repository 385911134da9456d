import type { ListedQuiz } from '@wickwise/contract/quiz';
import { QUIZ_PASS_SHARE } from '@wickwise/learning/learning-counts';
import type { ReactNode } from 'react';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ToolActions, ToolPage } from '#app/ui/tool-page.tsx';
import { formatTime, POINTS_PER_ANSWER, QUIZ_SECONDS, quizLede } from './model.ts';
import { PlacementReminder } from './placement/placement-reminder.tsx';
import { useQuizAllowance } from './queries.ts';
import { QuizAllowance } from './quiz-allowance.tsx';
import { QuizLevelList } from './quiz-level-list.tsx';
import { QuizHistory } from './results/quiz-history.tsx';
import { UnsavedResults } from './results/unsaved-notice.tsx';
import { StartProblem } from './start-problem.tsx';

interface QuizStartProps {
  quizzes: readonly ListedQuiz[];
  level: number;
  /** Where a quiz stands in the plan of the day. */
  standing: (quizId: string) => ReactNode;
  onStart: (quizId: string) => void;
  /** While its questions are being drawn. */
  isStarting: boolean;
  /** Why they could not be. */
  problem: Error | null;
}

/** What a quiz involves and how many are left today, next to the other levels. */
export function QuizStart({ quizzes, level, standing, onStart, ...starting }: QuizStartProps) {
  const quiz = quizzes.find((listed) => listed.level === level) ?? quizzes[0];
  if (quiz === undefined) return null;
  return (
    <ToolPage title={quiz.title}>
      <div className="wrap grid gap-5 py-5">
        <UnsavedResults />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
          <section aria-label="Before you start" className="rounded-lg border border-line bg-panel p-5 md:p-7">
            <QuizFacts quiz={quiz} />
            <p className="mt-4 text-soft">{quizLede(quiz.questionCount, quiz.hasMatching)}</p>
            {quiz.access === 'quiz' ? <Allowance problem={starting.problem} /> : <HeritageQuiz level={quiz.level} />}
          </section>
          <div className="grid gap-8 lg:row-span-2">
            {standing(quiz.id)}
            <QuizLevelList quizzes={quizzes} current={quiz.level} />
            <PlacementReminder />
          </div>
          <QuizHistory quizzes={quizzes} />
        </div>
      </div>
      {quiz.access === 'quiz' ? (
        <StartButton isStarting={starting.isStarting} onStart={() => onStart(quiz.id)} />
      ) : null}
    </ToolPage>
  );
}

function QuizFacts({ quiz }: { quiz: ListedQuiz }) {
  const facts = [
    { name: 'Questions', value: quiz.questionCount },
    { name: 'Time', value: formatTime(QUIZ_SECONDS) },
    { name: 'Per correct answer', value: `${POINTS_PER_ANSWER} points` },
    { name: 'To pass', value: `${QUIZ_PASS_SHARE * 100}%` },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="mt-0.5 text-lg">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-sm">Points are your score for this quiz. They aren’t XP.</p>
    </>
  );
}

function Allowance({ problem }: Pick<QuizStartProps, 'problem'>) {
  return (
    <div className="mt-6 grid gap-5 border-line border-t pt-6">
      <QuizAllowance />
      {problem === null ? null : <StartProblem error={problem} />}
    </div>
  );
}

/** Absent once today's quizzes are used up. */
function StartButton({ isStarting, onStart }: { isStarting: boolean; onStart: () => void }) {
  const allowance = useQuizAllowance();
  if (allowance?.remaining === 0) return null;
  return (
    <ToolActions>
      <Button
        disabled={allowance === undefined}
        pending={isStarting}
        pendingLabel="Starting..."
        onClick={onStart}
        className="max-sm:grow"
      >
        Start Quiz
      </Button>
    </ToolActions>
  );
}

function HeritageQuiz({ level }: { level: number }) {
  return (
    <div className="mt-6 grid gap-3 border-line border-t pt-6">
      <h2 className="text-xl">Level {level} is part of Heritage</h2>
      <p className="text-soft">
        Levels 2 to 6 come with Heritage: {HERITAGE_PRICE} one-time, with lifetime access. Level 1 stays free.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/tier-breakdown">See what Heritage adds</ButtonLink>
        <ButtonLink to="/quiz" variant="quiet">
          Take Level 1
        </ButtonLink>
      </div>
    </div>
  );
}
