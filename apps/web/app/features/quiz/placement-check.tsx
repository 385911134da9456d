import type { Pattern } from '@wickwise/contract/pattern';
import { useState } from 'react';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { keepPlacement, placementOf, placementQuestions } from './placement.ts';
import { PlacementQuestionForm } from './placement-question.tsx';
import { PlacementResult } from './placement-result.tsx';

/** A short look at what is known already. It earns nothing and completes no lesson: it recommends where to start. */
export function PlacementCheck({ patterns }: { patterns: readonly Pattern[] }) {
  const questions = placementQuestions(patterns);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const index = Object.keys(answers).length;
  const question = questions[index];
  const nameOf = (id: string) => patterns.find((pattern) => pattern.id === id)?.name ?? id;
  const submit = (questionId: string, chosen: string) => {
    const next = { ...answers, [questionId]: chosen };
    if (index === questions.length - 1) keepPlacement(placementOf(questions, next));
    setAnswers(next);
  };
  if (question === undefined) {
    return (
      <PlacementResult placement={placementOf(questions, answers)} nameOf={nameOf} onRetake={() => setAnswers({})} />
    );
  }
  const place = `Picture ${index + 1} of ${questions.length}`;
  return (
    <div className="wrap py-8 md:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-2xl">Find your starting point</h1>
        <p className="mt-2 text-soft">
          No timer, no score. It only shows which lessons you can skip, and it doesn’t use up one of today’s quizzes.
        </p>
        <p className="mt-6 mb-3 text-md text-muted" role="status">
          {place}
        </p>
        <ProgressBar value={index} max={questions.length} label="Pictures seen" valueText={place} className="mb-8" />
        <PlacementQuestionForm
          key={question.id}
          question={question}
          isFirst={index === 0}
          onSubmit={(chosen) => submit(question.id, chosen)}
        />
      </div>
    </div>
  );
}
