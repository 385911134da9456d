import { DRILL_POINTS } from '@wickwise/learning/experience';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { DrillRun } from './drill-run.tsx';

/** Where a link to the drill of a lesson leads. */
const ANCHOR = 'spot-it';

interface SpotItProps {
  patternId: string;
  /** Called when a drill begins, with its first chart, and when it ends. */
  onRunningChange?: ((isRunning: boolean) => void) | undefined;
}

/** A drill on one pattern, begun by a button: three new charts, one at a time. It can be skipped. */
export function SpotIt({ patternId, onRunningChange }: SpotItProps) {
  const [drillId, setDrillId] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // The lesson comes later than the page, which then has nowhere to scroll to.
  useEffect(() => {
    if (hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, [hash]);
  return (
    <section ref={section} id={ANCHOR} aria-labelledby="spot-it-title" className="scroll-mt-24 print:hidden">
      <KeepFocus state={drillId}>
        <div className="rounded-lg border border-line bg-panel p-5 sm:p-6">
          <h2 id="spot-it-title" className="text-xl">
            Spot it
          </h2>
          {drillId === null ? (
            <Invitation onStart={() => setDrillId(randomUuid())} />
          ) : (
            <DrillRun
              key={drillId}
              drill={{ patternId, drillId }}
              onRunningChange={onRunningChange}
              onAgain={() => setDrillId(randomUuid())}
            />
          )}
        </div>
      </KeepFocus>
    </section>
  );
}

function Invitation({ onStart }: { onStart: () => void }) {
  const { user } = useCurrentUser();
  return (
    <>
      <p className="mt-2 text-soft">
        Three questions on charts you haven’t seen. Some show the pattern, some only look like it.
        {user === null ? null : ` Each correct answer earns ${DRILL_POINTS} XP.`}
      </p>
      <Button variant="quiet" className="mt-4" onClick={onStart}>
        Try three charts
      </Button>
    </>
  );
}
