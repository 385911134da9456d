import type { VocabularyReview } from '@wickwise/contract/vocabulary';
import { ToolPage } from '#app/ui/tool-page.tsx';
import { LeaveQuiz, SaveStatus } from '../quiz/public.ts';
import type { VocabularyAttempt } from './quiz-attempt.ts';
import { toResult } from './quiz-model.ts';
import { VocabularyQuestionForm } from './vocabulary-question-form.tsx';
import { VocabularyQuizResults } from './vocabulary-quiz-results.tsx';

const TITLE = 'Vocabulary quiz';

interface RunningQuizProps {
  attempt: VocabularyAttempt;
  onChange: (attempt: VocabularyAttempt) => void;
  onRestart: () => void;
  /** Leaves it unfinished; null where another page leads out of it. */
  onLeave: (() => void) | null;
}

const LEFT_OPEN = 'You can come back to the quiz in this tab.';

/** A quiz from its first question to its results. */
export function RunningQuiz({ attempt, onChange, onRestart, onLeave }: RunningQuizProps) {
  const { questions, answers } = attempt;
  const question = questions[answers.length];
  if (question === undefined) {
    return (
      <ToolPage title={TITLE}>
        <div className="wrap py-6">
          <VocabularyQuizResults
            answers={answers}
            isVisitor={attempt.takenBy === null}
            standing={<SaveStatus result={toResult(attempt)} takenBy={attempt.takenBy} />}
            onRestart={onRestart}
          />
        </div>
      </ToolPage>
    );
  }
  const text = `Question ${answers.length + 1} of ${questions.length}`;
  const addAnswer = (review: VocabularyReview) => {
    onChange({ ...attempt, answers: [...answers, { question, review }], seconds: secondsSince(attempt.startedAt) });
  };
  return (
    <ToolPage
      title={TITLE}
      progress={{ value: answers.length, max: questions.length, label: 'Quiz progress', text }}
      {...(onLeave === null ? {} : { exit: <LeaveQuiz note={LEFT_OPEN} onLeave={onLeave} /> })}
    >
      <VocabularyQuestionForm
        key={answers.length}
        attempt={attempt}
        question={question}
        isLast={answers.length + 1 === questions.length}
        onDone={addAnswer}
      />
    </ToolPage>
  );
}

function secondsSince(moment: number): number {
  return Math.round((Date.now() - moment) / 1000);
}
