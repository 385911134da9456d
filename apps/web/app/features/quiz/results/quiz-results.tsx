import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ProgressRing } from '#app/ui/state/progress-ring.tsx';
import {
  formatTime,
  missedPatterns,
  PASS_PERCENT,
  QUIZ_SECONDS,
  type Quiz,
  type QuizRun,
  quizResultOf,
  type Score,
  scoreOf,
  secondsTaken,
} from '../model.ts';
import { useQuizAllowance } from '../queries.ts';
import { StartProblem } from '../start-problem.tsx';
import { MissedLessons } from './missed-lessons.tsx';
import { SaveStatus } from './save-status.tsx';

interface QuizResultsProps {
  quiz: Quiz;
  run: QuizRun;
  /** While the questions of another try are being drawn. */
  isStarting: boolean;
  /** Why they could not be. */
  problem: Error | null;
  onRetake: () => void;
  onReview: () => void;
  onLeave: () => void;
}

/** How a quiz went, what it earned, and links to what comes next. */
export function QuizResults({ quiz, run, isStarting, problem, onRetake, onReview, onLeave }: QuizResultsProps) {
  const score = scoreOf(quiz, run);
  const allowance = useQuizAllowance();
  const seconds = secondsTaken(run);
  const missed = missedPatterns(quiz, run);
  const canRetake = allowance?.remaining !== 0;
  return (
    <div className="wrap py-10 md:py-16">
      <div className="mx-auto grid max-w-3xl gap-8">
        <header>
          <p className="text-muted">{quiz.title}</p>
          <ResultsTitle>{score.isPassed ? 'Congratulations!' : 'Good Effort!'}</ResultsTitle>
          {score.isPassed ? null : (
            <p className="mt-3 text-lg text-soft">
              You need {PASS_PERCENT}% to pass. {missed.length > 0 ? 'Practice what slipped' : 'Review your answers'}
              {canRetake ? ', then try again with other questions.' : '.'}
            </p>
          )}
          {seconds >= QUIZ_SECONDS ? (
            <p className="mt-3 text-lg text-soft">Time’s up. Here’s what you answered.</p>
          ) : null}
        </header>
        <ScoreCard score={score} seconds={seconds} />
        <SaveStatus key={run.attemptId} result={quizResultOf(quiz, run)} takenBy={run.takenBy} />
        {problem === null ? null : <StartProblem error={problem} />}
        <div className="flex flex-wrap gap-3">
          {missed.length > 0 ? (
            <ButtonLink to={`/practice?patterns=${missed.join('+')}`} state={{ from: '/quiz' }}>
              Practice what slipped
            </ButtonLink>
          ) : null}
          {canRetake ? (
            <Button
              variant={missed.length > 0 ? 'quiet' : 'primary'}
              pending={isStarting}
              pendingLabel="Starting..."
              onClick={onRetake}
            >
              Take Quiz Again
            </Button>
          ) : null}
          <Button variant="quiet" onClick={onReview}>
            Review Answers
          </Button>
          <Button variant="quiet" onClick={onLeave}>
            All Levels
          </Button>
        </div>
        <MissedLessons patternIds={missed} />
      </div>
    </div>
  );
}

/** Takes the focus, because the focused element is gone. */
function ResultsTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1} className="mt-1 outline-none">
      {children}
    </h1>
  );
}

function ScoreCard({ score, seconds }: { score: Score; seconds: number }) {
  const facts = [
    { name: 'Correct', value: `${score.correct} of ${score.total}` },
    { name: 'Points', value: score.points },
    { name: 'Time', value: formatTime(seconds) },
  ];
  return (
    <section
      aria-label="Your score"
      className="grid items-center gap-6 rounded-lg border border-line bg-panel p-6 sm:grid-cols-[auto_1fr] sm:gap-10"
    >
      <div className="w-32 justify-self-center">
        <ProgressRing value={score.percent} label={`${score.percent}% correct`}>
          <span className="num text-xl">{score.percent}%</span>
        </ProgressRing>
      </div>
      <dl className="grid grid-cols-3 gap-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="num mt-0.5 text-lg">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
