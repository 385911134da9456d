import Timer from 'lucide-react/icons/timer';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ToolPage } from '#app/ui/tool-page.tsx';
import { LeaveQuiz } from './leave-quiz.tsx';
import { formatTime, type Quiz, type QuizRun, scoreOf, secondsLeft } from './model.ts';

const LEFT_OPEN = 'You can come back to the quiz in this tab, but the clock keeps running.';

/** From here on the time left is highlighted. */
const LAST_SECONDS = 60;

interface QuizFrameProps {
  quiz: Quiz;
  run: QuizRun;
  now: number;
  onLeave: () => void;
  children: ReactNode;
}

/** A running quiz in its frame: its title, the learner's place in it, the time left, the score so far and the way out. */
export function QuizFrame({ quiz, run, now, onLeave, children }: QuizFrameProps) {
  const { questions, title } = quiz;
  const progress = {
    value: Object.keys(run.answers).length,
    max: questions.length,
    label: 'Questions answered',
    text: `Question ${run.index + 1} of ${questions.length}`,
  };
  return (
    <ToolPage
      title={title}
      progress={progress}
      toolbar={
        <>
          <TimeLeft seconds={secondsLeft(run, now)} />
          <p className="text-sm">
            <span className="text-muted">Score:</span> <span className="num">{scoreOf(quiz, run).points}</span>
          </p>
        </>
      }
      exit={<LeaveQuiz note={LEFT_OPEN} onLeave={onLeave} />}
    >
      {children}
    </ToolPage>
  );
}

function TimeLeft({ seconds }: { seconds: number }) {
  const isLow = seconds <= LAST_SECONDS;
  return (
    <>
      <p
        role="timer"
        aria-label={`Time left: ${formatTime(seconds)}`}
        className={classNames('flex items-center gap-1.5 text-sm', isLow && 'font-semibold text-down')}
      >
        <Timer size={16} aria-hidden="true" />
        <span className="num">{formatTime(seconds)}</span>
      </p>
      <span role="status" className="sr-only">
        {isLow ? 'Less than one minute left.' : ''}
      </span>
    </>
  );
}
