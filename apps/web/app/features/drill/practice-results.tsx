import type { Earned } from '@wickwise/contract/reward/reward';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { drillResultOf, earnedText, resultTitle } from './model.ts';
import type { PracticeRound } from './practice-round.ts';

interface PracticeResultsProps {
  round: PracticeRound;
  nameOf: (patternId: string) => string;
  onAgain: () => void;
  /** Where it stands in the plan of the day. */
  standing: ReactNode;
  done: ReactNode;
}

/** How a round went, pattern by pattern, and what it earned. Takes the focus from the button that led here. */
export function PracticeResults({ round, nameOf, onAgain, standing, done }: PracticeResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const reviews = round.flatMap((drill) => drill.reviews);
  const result = { ...drillResultOf(reviews), earned: earnedBy(round) };
  return (
    <>
      <div className="wrap grid flex-1 content-center justify-items-center gap-6 py-6 text-center">
        <div>
          <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
            {resultTitle(result)}
          </h2>
          <p className="mt-2 max-w-md text-balance text-soft">{earnedText(result)}</p>
        </div>
        <ul className="grid w-full max-w-sm gap-1 text-left">
          {round.map(({ drillId, patternId, reviews }) => (
            <li key={drillId} className="flex justify-between gap-4 border-line border-t py-2">
              <span className="wrap-anywhere min-w-0">{nameOf(patternId)}</span>
              <span className="num text-muted">{resultTitle(drillResultOf(reviews))}</span>
            </li>
          ))}
        </ul>
        {standing}
      </div>
      <ToolActions>
        <Button variant="quiet" className="max-sm:grow sm:ml-auto" onClick={onAgain}>
          More charts
        </Button>
        {done}
      </ToolActions>
    </>
  );
}

/** What the drills of a round earned together; null for a visitor. */
function earnedBy(round: PracticeRound): Earned | null {
  const parts = round.flatMap(({ reviews }) => drillResultOf(reviews).earned ?? []);
  const last = parts.at(-1);
  return last === undefined ? null : { ...last, entries: parts.flatMap(({ entries }) => entries) };
}
