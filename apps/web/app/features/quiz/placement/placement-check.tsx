import type { PlacementQuestion } from '@wickwise/contract/quiz';
import { useState } from 'react';
import { usePatternName, usePatterns } from '#app/features/pattern/queries.ts';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { JudgingProblem } from '../question/judging-problem.tsx';
import { useJudgePlacement } from './placement.ts';
import { PlacementQuestionForm } from './placement-question.tsx';
import { PlacementSummary } from './placement-result.tsx';

export const PLACEMENT = {
  title: 'Find your starting point',
  lede: 'No timer, no score. It only shows which lessons you can skip, and it doesn’t use up one of today’s quizzes.',
} as const;

/**
 * A short test of what a newcomer knows already. It earns nothing and completes no lesson: it recommends where to
 * start.
 */
export function PlacementCheck({ questions }: { questions: readonly PlacementQuestion[] }) {
  // The names come from the list of patterns.
  usePatterns();
  const nameOf = usePatternName();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const { mutate, data, error, isPending, reset } = useJudgePlacement();
  const index = Object.keys(answers).length;
  const question = questions[index];
  const submit = (questionId: string, chosen: string) => {
    const given = { ...answers, [questionId]: chosen };
    if (index < questions.length - 1) setAnswers(given);
    else mutate(given);
  };
  const retake = () => {
    reset();
    setAnswers({});
  };
  if (data !== undefined) return <PlacementSummary placement={data} nameOf={nameOf} onRetake={retake} />;
  if (question === undefined) return null;
  const place = `Picture ${index + 1} of ${questions.length}`;
  return (
    <div className="wrap py-8 md:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-2xl">{PLACEMENT.title}</h1>
        <p className="mt-2 text-soft">{PLACEMENT.lede}</p>
        <p className="mt-6 mb-3 text-md text-muted" role="status">
          {place}
        </p>
        <ProgressBar value={index} max={questions.length} label="Pictures seen" valueText={place} className="mb-8" />
        <PlacementQuestionForm
          key={question.id}
          question={question}
          isFirst={index === 0}
          isPending={isPending}
          onSubmit={(chosen) => submit(question.id, chosen)}
        />
        {error === null || isPending ? null : <JudgingProblem error={error} />}
      </div>
    </div>
  );
}
