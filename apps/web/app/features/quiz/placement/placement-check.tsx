import type { PlacementQuestion } from '@wickwise/contract/quiz';
import { useState } from 'react';
import { usePatternName, usePatterns } from '#app/features/pattern/queries.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ToolPage } from '#app/ui/tool-page.tsx';
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
    <ToolPage
      title={PLACEMENT.title}
      progress={{ value: index, max: questions.length, label: 'Pictures seen', text: place }}
      exit={
        <ButtonLink to="/quiz" variant="quiet">
          Leave
        </ButtonLink>
      }
    >
      {index === 0 ? (
        <div className="wrap pt-4">
          <p className="mx-auto max-w-3xl text-soft">{PLACEMENT.lede}</p>
        </div>
      ) : null}
      <PlacementQuestionForm
        key={question.id}
        question={question}
        isFirst={index === 0}
        isPending={isPending}
        problem={error === null || isPending ? null : <JudgingProblem error={error} />}
        onSubmit={(chosen) => submit(question.id, chosen)}
      />
    </ToolPage>
  );
}
