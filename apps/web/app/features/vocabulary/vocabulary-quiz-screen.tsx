import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '../identity/queries.ts';
import { useCompletions } from '../progress/public.ts';
import { QuizAllowance, StartProblem } from '../quiz/public.ts';
import { useQuizAllowance } from '../quiz/queries.ts';
import { type QuizChoice, useStartQuiz } from './quiz-attempt.ts';
import { DEFAULT_QUIZ_LENGTH } from './quiz-model.ts';
import { QuizSetup } from './quiz-setup.tsx';
import { RunningQuiz } from './running-quiz.tsx';
import { useStoredAttempt } from './stored-attempt.ts';

const TITLE = 'Vocabulary quiz';

interface VocabularyQuizScreenProps {
  vocabulary: readonly Term[];
  /** Where it stands in the plan of the day. */
  standing: ReactNode;
}

/** The quiz on the vocabulary, from its setup to its results. */
export function VocabularyQuizScreen({ vocabulary, standing }: VocabularyQuizScreenProps) {
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
        standing={standing}
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
  const restart = () => setAttempt(null);
  return <RunningQuiz attempt={attempt} onChange={setAttempt} onRestart={restart} onLeave={restart} />;
}
