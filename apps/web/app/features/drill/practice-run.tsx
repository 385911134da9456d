import type { Drill } from '@wickwise/contract/drill';
import type { ReactNode } from 'react';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { ToolPage } from '#app/ui/tool-page.tsx';
import { DrillQuestionForm } from './drill-question.tsx';
import { PracticeResults } from './practice-results.tsx';
import { type PracticeRound, placeInRound, withDrill } from './practice-round.ts';
import { useDrills } from './queries.ts';

interface PracticeRunProps {
  round: PracticeRound;
  onChange: (round: PracticeRound) => void;
  /** Begins another round on the same patterns. */
  onAgain: () => void;
  /** Where it stands in the plan of the day. */
  standing: ReactNode;
  /** The way out while it runs, and once it is done. */
  exit: ReactNode;
  done: ReactNode;
  nameOf: (patternId: string) => string;
}

/** A round of practice on several patterns, their questions mixed, from its first chart to its results. */
export function PracticeRun({ round, ...run }: PracticeRunProps) {
  const queries = useDrills(round);
  const drills = queries.flatMap(({ data }) => data ?? []);
  if (drills.length === round.length) return <LoadedRound round={round} drills={drills} {...run} />;
  const failed = queries.filter(({ isError }) => isError);
  return (
    <ToolPage title="Practice" exit={run.exit}>
      <div className="wrap grid flex-1 py-4">
        {failed.length > 0 ? (
          <ErrorState
            title="The charts couldn’t be loaded"
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
          />
        ) : (
          <Skeleton label="Loading your charts" className="h-full w-full rounded-lg" />
        )}
      </div>
    </ToolPage>
  );
}

function LoadedRound({
  round,
  drills,
  onChange,
  onAgain,
  standing,
  exit,
  done,
  nameOf,
}: PracticeRunProps & { drills: Drill[] }) {
  const place = placeInRound(round);
  const begun = round[place.drill];
  const drill = drills[place.drill];
  const number = Math.min(place.done + 1, place.total);
  if (begun === undefined || drill === undefined) {
    return (
      <ToolPage title="Practice">
        <PracticeResults round={round} nameOf={nameOf} onAgain={onAgain} standing={standing} done={done} />
      </ToolPage>
    );
  }
  const question = drill.questions[begun.index];
  if (question === undefined) throw new Error(`The drill ${drill.drillId} has no question ${begun.index}.`);
  return (
    <ToolPage
      title="Practice"
      progress={{ value: number, max: place.total, label: 'Questions', text: `${number} of ${place.total}` }}
      exit={exit}
    >
      <DrillQuestionForm
        key={place.done}
        drill={drill}
        against={null}
        index={begun.index}
        question={question}
        review={begun.reviews[begun.index] ?? null}
        tutor={undefined}
        isLast={number === place.total}
        onReview={(review) =>
          onChange(withDrill(round, { ...begun, reviews: [...begun.reviews.slice(0, begun.index), review] }))
        }
        onNext={() => onChange(withDrill(round, { ...begun, index: begun.index + 1 }))}
      />
    </ToolPage>
  );
}
