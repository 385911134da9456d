import { useState } from 'react';
import { type Draft, type LineMove, moveDraftLine } from '../model.ts';
import { useReplayStore } from '../queries.ts';
import { type OpenReplay, withDraft } from '../storage.ts';

/** The order being planned. It is stored, except while one of its lines is being dragged. */
export function useDraft({ session, state }: OpenReplay) {
  const [dragged, setDragged] = useState<Draft | null>(null);
  const store = useReplayStore();
  const draft = dragged ?? session.draft ?? null;
  const edit = (changed: Draft | null) => {
    setDragged(null);
    store.change(withDraft(changed));
  };
  /** Whether there is a draft to move. */
  const moveDraft = ({ isFinal, ...move }: LineMove): boolean => {
    if (draft === null) return false;
    const moved = moveDraftLine(state, draft, move);
    if (isFinal) edit(moved);
    else setDragged(moved);
    return true;
  };
  return { draft, edit, moveDraft };
}
