import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { createRandom } from '@wickwise/market/random';
import { useState } from 'react';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { useCompletions } from '../progress/public.ts';
import { QuizAllowance, SaveStatus } from '../quiz/public.ts';
import { useQuizAllowance } from '../quiz/queries.ts';
import {
  createQuiz,
  DEFAULT_QUIZ_LENGTH,
  type GivenAnswer,
  type VocabularyQuestion as Question,
  toResult,
} from './quiz-model.ts';
import { type QuizChoice, QuizSetup } from './quiz-setup.tsx';
import { VocabularyQuestionForm } from './vocabulary-question-form.tsx';
import { VocabularyQuizResults } from './vocabulary-quiz-results.tsx';

/** A quiz in progress or finished. */
interface VocabularyAttempt {
  readonly id: string;
  /** The learner who takes it; null for a visitor. */
  readonly takenBy: string | null;
  readonly questions: readonly Question[];
  readonly answers: readonly GivenAnswer[];
  readonly startedAt: Date;
  /** From the start to the last answer so far. */
  readonly seconds: number;
}

/** The quiz on the vocabulary, from its setup to its results. */
export function VocabularyQuizScreen({ vocabulary }: { vocabulary: readonly Term[] }) {
  const { completed } = useCompletions('term');
  const { user } = useCurrentUser();
  const allowance = useQuizAllowance();
  const [choice, setChoice] = useState<QuizChoice>({ length: DEFAULT_QUIZ_LENGTH, scope: 'all' });
  const [attempt, setAttempt] = useState<VocabularyAttempt | null>(null);
  const studied = vocabulary.filter(({ id }) => completed?.has(id));
  if (attempt === null) {
    const pool = choice.scope === 'all' ? vocabulary : studied;
    return (
      <QuizSetup
        choice={choice}
        onChange={setChoice}
        available={{ all: vocabulary.length, studied: studied.length }}
        allowance={<QuizAllowance />}
        hasQuizzesLeft={allowance !== undefined && allowance.remaining !== 0}
        onStart={() => setAttempt(beginAttempt(user?.id ?? null, { pool, vocabulary, length: choice.length }))}
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

function RunningQuiz({ attempt, onChange, onRestart }: RunningQuizProps) {
  const { questions, answers } = attempt;
  const question = questions[answers.length];
  if (question === undefined) {
    const standing = <SaveStatus result={toResult(attempt)} takenBy={attempt.takenBy} />;
    return (
      <VocabularyQuizResults
        answers={answers}
        isVisitor={attempt.takenBy === null}
        standing={standing}
        onRestart={onRestart}
      />
    );
  }
  const position = `Question ${answers.length + 1} of ${questions.length}`;
  const isLast = answers.length + 1 === questions.length;
  const addAnswer = (answer: Pick<GivenAnswer, 'chosen' | 'confidence'>) => {
    onChange({ ...attempt, answers: [...answers, { question, ...answer }], seconds: secondsSince(attempt.startedAt) });
  };
  return (
    <div className="grid max-w-2xl gap-6">
      <div className="grid gap-2">
        <p className="text-muted text-sm">{position}</p>
        <ProgressBar thin value={answers.length} max={questions.length} label="Quiz progress" valueText={position} />
      </div>
      <VocabularyQuestionForm
        key={question.term.id}
        question={question}
        isLast={isLast}
        asksConfidence={attempt.takenBy !== null}
        onDone={addAnswer}
      />
    </div>
  );
}

function beginAttempt(
  takenBy: string | null,
  request: Omit<Parameters<typeof createQuiz>[0], 'random'>,
): VocabularyAttempt {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const questions = createQuiz({ ...request, random: createRandom(seed) });
  return { id: crypto.randomUUID(), takenBy, questions, answers: [], startedAt: new Date(), seconds: 0 };
}

function secondsSince(moment: Date): number {
  return Math.round((Date.now() - moment.getTime()) / 1000);
}
