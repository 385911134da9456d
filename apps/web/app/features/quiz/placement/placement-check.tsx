import type { PlacementQuestion } from '@wickwise/contract/practice/placement';
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
  lede: 'Ten questions on new charts, no timer and no score. They show which lessons you can skip, and don’t use up one of today’s quizzes.',
} as const;

interface PlacementCheckProps {
  tryId: string;
  questions: readonly PlacementQuestion[];
  /** Begins another try, with other charts. */
  onRetake: () => void;
}

/** A short test of what a newcomer knows already. It earns nothing and completes no lesson: plans skip what is known. */
export function PlacementCheck({ tryId, questions, onRetake }: PlacementCheckProps) {
  // The names come from the list of patterns.
  usePatterns();
  const nameOf = usePatternName();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const { mutate, data, error, isPending } = useJudgePlacement();
  const index = Object.keys(answers).length;
  const question = questions[index];
  const submit = (questionId: string, chosen: string) => {
    const given = { ...answers, [questionId]: chosen };
    if (index < questions.length - 1) setAnswers(given);
    else mutate({ tryId, answers: Object.entries(given).map(([id, choice]) => ({ questionId: id, chosen: choice })) });
  };
  if (data !== undefined) return <PlacementSummary placement={data} nameOf={nameOf} onRetake={onRetake} />;
  if (question === undefined) return null;
  const place = `Question ${index + 1} of ${questions.length}`;
  return (
    <ToolPage
      title={PLACEMENT.title}
      progress={{ value: index, max: questions.length, label: 'Questions answered', text: place }}
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
