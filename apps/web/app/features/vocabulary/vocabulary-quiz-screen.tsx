import type { VocabularyReview } from '@wickwise/contract/vocabulary';
import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { useState } from 'react';
import { ToolPage } from '#app/ui/tool-page.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { useCompletions } from '../progress/public.ts';
import { LeaveQuiz, QuizAllowance, SaveStatus, StartProblem } from '../quiz/public.ts';
import { useQuizAllowance } from '../quiz/queries.ts';
import { type QuizChoice, useStartQuiz, type VocabularyAttempt } from './quiz-attempt.ts';
import { DEFAULT_QUIZ_LENGTH, toResult } from './quiz-model.ts';
import { QuizSetup } from './quiz-setup.tsx';
import { useStoredAttempt } from './stored-attempt.ts';
import { VocabularyQuestionForm } from './vocabulary-question-form.tsx';
import { VocabularyQuizResults } from './vocabulary-quiz-results.tsx';

const TITLE = 'Vocabulary quiz';

/** The quiz on the vocabulary, from its setup to its results. */
export function VocabularyQuizScreen({ vocabulary }: { vocabulary: readonly Term[] }) {
  const { completed } = useCompletions('term');
  const { user } = useCurrentUser();
  const allowance = useQuizAllowance();
  const [choice, setChoice] = useState<QuizChoice>({ length: DEFAULT_QUIZ_LENGTH, scope: 'all' });
  const [attempt, setAttempt] = useStoredAttempt(user);
  const { mutate, isPending, error } = useStartQuiz();
  if (attempt === null) {
    const studied = new Set(vocabulary.flatMap(({ id }) => (completed?.has(id) ? id : [])));
    const begin = () => mutate({ ...choice, takenBy: user?.id ?? null, studied }, { onSuccess: setAttempt });
    return (
      <QuizSetup
        title={TITLE}
        choice={choice}
        onChange={setChoice}
        available={{ all: vocabulary.length, studied: studied.size }}
        allowance={<QuizAllowance />}
        hasQuizzesLeft={allowance !== undefined && allowance.remaining !== 0}
        isStarting={isPending}
        problem={error === null || isPending ? null : <StartProblem error={error} />}
        onStart={begin}
      />
    );
  }
  return <RunningQuiz attempt={attempt} onChange={setAttempt} onRestart={() => setAttempt(null)} />;
}

interface RunningQuizProps {
  attempt: VocabularyAttempt;
  onChange: (attempt: VocabularyAttempt) => void;
  onRestart: () => void;
}

const LEFT_OPEN = 'it stays open in this tab.';

function RunningQuiz({ attempt, onChange, onRestart }: RunningQuizProps) {
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
      exit={<LeaveQuiz note={LEFT_OPEN} onLeave={onRestart} />}
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
