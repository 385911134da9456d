import type { TradeDirection } from '@wickwise/journal/entry';
import { type Decision, findDecisionProblem } from '@wickwise/journal/replay/decision';
import type { ReplayState } from '@wickwise/journal/replay/state';
import { useState } from 'react';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { clampToClose, type LineMove, linesOf, newDraft, orderOf, type PlanLines } from '../model.ts';
import { useReplayStore } from '../queries.ts';
import { type OpenReplay, withDecision } from '../storage.ts';
import { barSpeech, closeSpeech, fillSpeech, problemTexts } from '../texts.ts';
import { useRecordClosed } from './record-closed.ts';
import { useDraft } from './use-draft.ts';
import { usePlay } from './use-play.ts';

/** What the last action did: its fills, which are also shown, and its bar. */
export interface ReplayNews {
  readonly fills: string;
  readonly bar: string;
}

const NO_NEWS: ReplayNews = { fills: '', bar: '' };

/** The actions of a learner in a replay. All of them go through the log, except an order not placed yet. */
export function useReplayDesk(replay: OpenReplay) {
  const { session, state } = replay;
  const { draft, edit, moveDraft } = useDraft(replay);
  const [preview, setPreview] = useState<Pick<LineMove, 'line' | 'price'> | null>(null);
  const [news, setNews] = useState(NO_NEWS);
  const { toast } = useToast();
  const store = useReplayStore();
  const currentState = () => store.getState().value?.state ?? state;
  const recordClosed = useRecordClosed(session);

  /** Whether the decision was made. */
  const make = (decision: Decision): boolean => {
    // Several decisions can be made between two renders.
    const problem = findDecisionProblem(currentState(), decision);
    if (problem !== null) {
      toast({ title: problemTexts[problem], variant: 'destructive' });
      return false;
    }
    const earlier = currentState().trades.length;
    store.change(withDecision(decision));
    recordClosed(currentState().trades, earlier);
    return true;
  };
  const advance = () => {
    if (!make({ kind: 'advance' })) return;
    const after = currentState();
    const fills = fillSpeech(state, after);
    if (fills !== '') play.pause();
    setNews({ fills, bar: play.isPlaying ? closeSpeech(after) : barSpeech(after) });
  };
  const play = usePlay(state.isEnded, advance);

  const place = () => {
    if (draft === null || !make(orderOf(state, draft))) return;
    setNews({ ...NO_NEWS, fills: 'Order placed. It can fill starting with the next bar.' });
  };
  const lines = withPreview(state, linesOf(state, draft), preview);
  const moveLine = (move: LineMove) => {
    const { line, price, isFinal } = move;
    if (moveDraft(move) || lines === null || line === 'entry') return;
    const at = clampToClose(state, lines, { line, price });
    setPreview(isFinal ? null : { line, price: at });
    if (isFinal && at !== state.position?.[line])
      make(line === 'stop' ? { kind: 'move-stop', stop: at } : { kind: 'move-target', target: at });
  };
  return {
    draft,
    lines,
    news,
    play,
    advance,
    place,
    make,
    moveLine,
    edit,
    plan: (direction: TradeDirection) => edit(newDraft(state, { direction, riskPercent: session.riskPercent })),
  };
}

export type ReplayDesk = ReturnType<typeof useReplayDesk>;

/** A line that is being dragged is drawn at the pointer. */
function withPreview(state: ReplayState, lines: PlanLines | null, preview: Pick<LineMove, 'line' | 'price'> | null) {
  return lines && preview && state.position ? { ...lines, [preview.line]: preview.price } : lines;
}
