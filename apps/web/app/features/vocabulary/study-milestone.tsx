import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { Confetti } from '#app/ui/overlay/confetti.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { passedMilestone } from './model.ts';

const TOTAL = vocabulary.length;

interface StudyMilestoneProps {
  /** Null until it has loaded. */
  studied: number | null;
  /** A learner's milestones are celebrated by the dialog of the site. */
  isVisitor: boolean;
}

/** The milestone that was reached since this appeared. */
export function StudyMilestone({ studied, isVisitor }: StudyMilestoneProps) {
  const milestone = useReachedMilestone(studied);
  if (milestone === null) return null;
  if (milestone < TOTAL) {
    return (
      <Notice tone="success" title={`Milestone: ${milestone} terms studied`} live>
        The vocabulary quiz shows how well they’ve stuck.
      </Notice>
    );
  }
  return (
    <>
      {isVisitor ? <Confetti /> : null}
      <Notice tone="success" title={`All ${TOTAL} terms studied`} live>
        You’ve been through the whole vocabulary. Take the quiz with all {TOTAL} questions to prove it.
      </Notice>
    </>
  );
}

/** A milestone that was reached earlier is not announced again. */
function useReachedMilestone(studied: number | null): number | null {
  const before = useRef<number | null>(null);
  const [reached, setReached] = useState<number | null>(null);
  useEffect(() => {
    if (studied === null) return;
    const known = before.current ?? studied;
    before.current = studied;
    const passed = passedMilestone({ before: known, now: studied, total: TOTAL });
    if (passed !== null) setReached(passed);
  }, [studied]);
  return reached;
}
