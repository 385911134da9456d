import type { Drill, DrillReview } from '@wickwise/contract/drill';
import { useEffect, useState } from 'react';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { DrillQuestionForm } from './drill-question.tsx';
import { DrillResults } from './drill-results.tsx';
import { drillResultOf } from './model.ts';
import { type DrillKey, useDrill } from './queries.ts';

interface DrillRunProps {
  drill: DrillKey;
  /** Begins another drill on the same pattern. */
  onAgain: () => void;
  onRunningChange?: ((isRunning: boolean) => void) | undefined;
}

/** One drill, from its first question to its results. */
export function DrillRun({ drill, onAgain, onRunningChange }: DrillRunProps) {
  const { data, isError, refetch } = useDrill(drill);
  if (data) return <LoadedDrill drill={data} onAgain={onAgain} onRunningChange={onRunningChange} />;
  if (isError) return <ErrorState title="The charts couldn’t be loaded" onRetry={() => refetch()} />;
  return <Skeleton label="Loading three charts" className="mt-4 h-80 w-full rounded-lg" />;
}

function LoadedDrill({ drill, onAgain, onRunningChange }: Omit<DrillRunProps, 'drill'> & { drill: Drill }) {
  const [reviews, setReviews] = useState<readonly DrillReview[]>([]);
  const question = drill.questions[reviews.length];
  const isRunning = question !== undefined;
  useEffect(() => {
    onRunningChange?.(isRunning);
    return () => onRunningChange?.(false);
  }, [isRunning, onRunningChange]);
  if (question === undefined) return <DrillResults result={drillResultOf(reviews)} onAgain={onAgain} />;
  return (
    <DrillQuestionForm
      key={reviews.length}
      drill={drill}
      index={reviews.length}
      question={question}
      onNext={(review) => setReviews([...reviews, review])}
    />
  );
}
