import Timer from 'lucide-react/icons/timer';
import { classNames } from '#app/ui/class-names.ts';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { LeaveQuiz } from './leave-quiz.tsx';
import { formatTime, type Quiz, type QuizRun, scoreOf, secondsLeft } from './model.ts';

/** From here on the time left is highlighted. */
const LAST_SECONDS = 60;

interface QuizHeaderProps {
  quiz: Quiz;
  run: QuizRun;
  now: number;
  onLeave: () => void;
}

/** The quiz's title, the learner's place in it, the time left and the score so far. */
export function QuizHeader({ quiz, run, now, onLeave }: QuizHeaderProps) {
  const { questions, title } = quiz;
  const place = `Question ${run.index + 1} of ${questions.length}`;
  return (
    <header className="mb-8">
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-2xl">{title}</h1>
        <LeaveQuiz onLeave={onLeave} />
      </div>
      <div className="mt-4 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-md">
        <p className="text-muted">{place}</p>
        <div className="flex items-center gap-6">
          <TimeLeft seconds={secondsLeft(run, now)} />
          <p>
            <span className="text-muted">Score:</span> <span className="num">{scoreOf(quiz, run).points}</span>
          </p>
        </div>
      </div>
      <ProgressBar
        value={Object.keys(run.answers).length}
        max={questions.length}
        label="Questions answered"
        valueText={place}
      />
    </header>
  );
}

function TimeLeft({ seconds }: { seconds: number }) {
  const isLow = seconds <= LAST_SECONDS;
  return (
    <>
      <p
        role="timer"
        aria-label={`Time left: ${formatTime(seconds)}`}
        className={classNames('flex items-center gap-1.5', isLow && 'font-semibold text-down')}
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
