import { DRILL_LENGTH } from '@wickwise/contract/constants';
import { DRILL_POINTS } from '@wickwise/learning/experience';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { ToolDialog } from '#app/ui/overlay/tool-dialog.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import type { DrillTutor } from './drill-question.tsx';
import { DrillRun } from './drill-run.tsx';
import { useBegunDrill } from './stored-drill.ts';

/** Where a link to the drill of a lesson leads. */
const ANCHOR = 'spot-it';

interface SpotItProps {
  patternId: string;
  /** How well the pattern is known. */
  status?: ReactNode;
  /** Where it stands in the plan of the day. */
  standing?: ReactNode;
  /** Called when a drill begins, with its first chart, and when it ends. */
  onRunningChange?: ((isRunning: boolean) => void) | undefined;
  /** Below what follows an answer. */
  tutor?: DrillTutor | undefined;
}

/**
 * A drill on one pattern, begun by a button: three new charts, one at a time and alone in the window. It can be skipped,
 * and left and continued.
 */
export function SpotIt({ patternId, status, standing, onRunningChange, tutor }: SpotItProps) {
  const { user } = useCurrentUser();
  const { drill, keep, begin } = useBegunDrill({ patternId, against: null, owner: user?.id ?? null });
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // The lesson comes later than the page, which then has nowhere to scroll to.
  useEffect(() => {
    if (hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, [hash]);
  const start = () => {
    if (drill === null) begin();
    setOpen(true);
  };
  const leave = () => {
    setOpen(false);
    if (drill !== null && drill.index >= DRILL_LENGTH) keep(null);
  };
  return (
    <section ref={section} id={ANCHOR} aria-labelledby="spot-it-title" className="scroll-mt-24 print:hidden">
      <div className="rounded-lg border border-line bg-panel p-5 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="spot-it-title" className="text-xl">
            Spot it
          </h2>
          {status}
        </div>
        <p className="mt-2 text-soft">
          Three questions. Some charts show the pattern, some only come close, and one question may ask where a setup
          stands.
          {user === null ? null : ` Each correct answer earns ${DRILL_POINTS} XP.`}
        </p>
        <div className="mt-3 empty:hidden">{standing}</div>
        <Button variant="quiet" className="mt-4" onClick={start}>
          {drill === null ? 'Try three charts' : 'Continue your three charts'}
        </Button>
      </div>
      <ToolDialog open={isOpen && drill !== null} onOpenChange={leave} label="Three charts">
        {drill === null ? null : (
          <DrillRun
            key={drill.drillId}
            begun={drill}
            onChange={keep}
            leaveLabel="Back to the lesson"
            onLeave={leave}
            after={
              <>
                <Button variant="quiet" className="max-sm:grow sm:ml-auto" onClick={begin}>
                  Try three more
                </Button>
                <Button className="max-sm:grow" onClick={leave}>
                  Done
                </Button>
              </>
            }
            onRunningChange={onRunningChange}
            tutor={tutor}
          />
        )}
      </ToolDialog>
    </section>
  );
}
