import type { ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { RadioButtons } from '#app/ui/form/radio-buttons.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { ToolActions, ToolPage } from '#app/ui/tool-page.tsx';
import type { QuizChoice } from './quiz-attempt.ts';
import { estimatedMinutes, QUIZ_LENGTHS } from './quiz-model.ts';

interface QuizSetupProps {
  title: string;
  /** Where it stands in the plan of the day. */
  standing: ReactNode;
  choice: QuizChoice;
  onChange: (choice: QuizChoice) => void;
  /** How many terms there are in each scope. */
  available: Readonly<Record<QuizChoice['scope'], number>>;
  /** Above the button: how many quizzes are left today, and what they count for. */
  allowance: ReactNode;
  hasQuizzesLeft: boolean;
  /** While the questions are drawn. */
  isStarting: boolean;
  /** Why they could not be drawn. */
  problem: ReactNode;
  onStart: () => void;
}

const LENGTHS = QUIZ_LENGTHS.map((length) => ({ value: length, label: length }));

const LENGTH_STYLES = {
  legend: 'mb-2 font-medium text-md',
  row: 'flex flex-wrap gap-2.5',
  button:
    'num min-w-16 rounded-md border border-control bg-panel px-4 hover:bg-sunk has-checked:border-ink has-focus-visible:outline-offset-3',
};

/** How long the quiz is to be, and about which terms. */
export function QuizSetup({ title, choice, onChange, available, onStart, ...props }: QuizSetupProps) {
  const { standing, allowance, hasQuizzesLeft, isStarting, problem } = props;
  const count = Math.min(choice.length, available[choice.scope]);
  const canStart = count > 0 && hasQuizzesLeft;
  const start = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (canStart && !isStarting) onStart();
  };
  return (
    <ToolPage title={title}>
      <form onSubmit={start} className="flex flex-1 flex-col">
        <div className="wrap py-5">
          <div className="mx-auto grid max-w-3xl gap-6">
            <p className="text-soft">Match terms with their definitions, examples and categories.</p>
            {standing}
            <RadioButtons
              legend="Number of questions"
              options={LENGTHS}
              value={choice.length}
              onChoose={(length) => onChange({ ...choice, length })}
              styles={LENGTH_STYLES}
            />
            <SelectField
              label="Terms"
              value={choice.scope}
              onChange={({ target }) => onChange({ ...choice, scope: target.value === 'studied' ? 'studied' : 'all' })}
            >
              <option value="all">All {available.all} terms</option>
              <option value="studied">Terms you’ve studied ({available.studied})</option>
            </SelectField>
            <div className="min-h-12">{allowance}</div>
            {problem}
          </div>
        </div>
        <ToolActions narrow>
          <Button type="submit" disabled={!canStart} pending={isStarting} pendingLabel="Starting...">
            Start Quiz
          </Button>
          <p role="status" className="text-md text-muted">
            {summaryOf(count)}
          </p>
        </ToolActions>
      </form>
    </ToolPage>
  );
}

function summaryOf(count: number): string {
  if (count === 0) return 'No questions yet: mark some terms as studied first.';
  return `${count} ${count === 1 ? 'question' : 'questions'}, about ${estimatedMinutes(count)} min`;
}
