import type { Drill } from '@wickwise/contract/drill';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { ToolButton } from '#app/ui/tool-button.tsx';
import { ToolPage } from '#app/ui/tool-page.tsx';
import { DrillQuestionForm, type DrillTutor } from './drill-question.tsx';
import { DrillResults } from './drill-results.tsx';
import { drillResultOf } from './model.ts';
import { useDrill } from './queries.ts';
import type { BegunDrill } from './stored-drill.ts';

interface DrillRunProps {
  begun: BegunDrill;
  onChange: (begun: BegunDrill) => void;
  /** What comes after the results. */
  after: ReactNode;
  /** Where leaving returns to. */
  leaveLabel: string;
  /** A drill that is not done can be continued. */
  onLeave: () => void;
  onRunningChange?: ((isRunning: boolean) => void) | undefined;
  tutor: DrillTutor | undefined;
}

/** One drill, from its first question to its results. */
export function DrillRun({ begun, ...run }: DrillRunProps) {
  const { data, isError, refetch } = useDrill(begun);
  if (data) return <LoadedDrill drill={data} begun={begun} {...run} />;
  return (
    <ToolPage title="Spot it" exit={<Leave label={run.leaveLabel} onLeave={run.onLeave} />}>
      <div className="wrap grid flex-1 py-4">
        {isError ? (
          <ErrorState title="The charts couldn’t be loaded" onRetry={() => refetch()} />
        ) : (
          <Skeleton label="Loading three charts" className="h-full w-full rounded-lg" />
        )}
      </div>
    </ToolPage>
  );
}

function LoadedDrill({
  drill,
  begun,
  onChange,
  after,
  leaveLabel,
  onLeave,
  onRunningChange,
  tutor,
}: DrillRunProps & { drill: Drill }) {
  const { index, reviews } = begun;
  const total = drill.questions.length;
  const question = drill.questions[index];
  const isRunning = question !== undefined;
  useEffect(() => {
    onRunningChange?.(isRunning);
    return () => onRunningChange?.(false);
  }, [isRunning, onRunningChange]);
  const place = Math.min(index + 1, total);
  return (
    <ToolPage
      title="Spot it"
      progress={{ value: place, max: total, label: 'Questions', text: `${place} of ${total}` }}
      exit={<Leave label={leaveLabel} onLeave={onLeave} />}
    >
      {question === undefined ? (
        <DrillResults result={drillResultOf(reviews)}>{after}</DrillResults>
      ) : (
        <DrillQuestionForm
          key={index}
          drill={drill}
          against={begun.against}
          index={index}
          question={question}
          review={reviews[index] ?? null}
          tutor={tutor}
          isLast={index === total - 1}
          onReview={(review) => onChange({ ...begun, reviews: [...reviews.slice(0, index), review] })}
          onNext={() => onChange({ ...begun, index: index + 1 })}
        />
      )}
    </ToolPage>
  );
}

function Leave({ label, onLeave }: { label: string; onLeave: () => void }) {
  return <ToolButton icon={X} label={label} onClick={onLeave} />;
}
