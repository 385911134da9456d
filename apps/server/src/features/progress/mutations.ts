import type { CallResponse } from '@wickwise/contract/call';
import type { LessonProgress, progressCalls } from '@wickwise/contract/progress';
import type { LedgerEntry } from '@wickwise/learning/ledger';
import type { Database } from '../../db/client.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { patternById } from '../pattern/public.ts';
import {
  earn,
  type LearningTurn,
  logActivity,
  readLessonStates,
  takeLearningTurn,
  wasCompleted,
} from '../reward/public.ts';
import { type LessonRefusal, refusalMessages, refusalOf } from './rules.ts';

interface Writing {
  readonly db: Database;
  readonly learner: Learner;
  readonly now: Date;
}

type States = ReadonlyMap<string, LessonProgress>;

/** Marks a lesson complete, or as still being learned. What it says already is not said twice. */
export async function updateProgress(
  writing: Writing,
  { patternId, completed }: { patternId: string; completed: boolean },
): Promise<CallResponse<typeof progressCalls.updateProgress>> {
  const { result, earned } = await takeLearningTurn(writing, async (turn) => {
    const states = await readStates(turn);
    const refusal = findRefusal(patternId, states, turn.learner);
    if (refusal !== null) throw new CallError(refusal, refusalMessages[refusal]);
    const entries = await setLesson(turn, { patternId, completed, before: states.get(patternId) });
    return { entries, result: stateOf(patternId, await readStates(turn)) };
  });
  return { progress: result, earned };
}

/** Takes over what a visitor completed, in an order in which each lesson is open when its turn comes. */
export async function mergeProgress(
  writing: Writing,
  patternIds: readonly string[],
): Promise<CallResponse<typeof progressCalls.mergeProgress>> {
  const { result, earned } = await takeLearningTurn(writing, async (turn) => {
    const waiting = new Set(patternIds);
    const entries: LedgerEntry[] = [];
    for (let open = await nextOpen(turn, waiting); open !== undefined; open = await nextOpen(turn, waiting)) {
      waiting.delete(open);
      const before = (await readStates(turn)).get(open);
      entries.push(...(await setLesson(turn, { patternId: open, completed: true, before })));
    }
    return { entries, result: { progress: await readLessonStates(turn.tx, turn.learner), refused: [...waiting] } };
  });
  return { ...result, earned };
}

async function nextOpen(turn: LearningTurn, waiting: ReadonlySet<string>): Promise<string | undefined> {
  const states = await readStates(turn);
  return [...waiting].find((patternId) => findRefusal(patternId, states, turn.learner) === null);
}

interface LessonChange {
  readonly patternId: string;
  readonly completed: boolean;
  readonly before: LessonProgress | undefined;
}

async function setLesson(turn: LearningTurn, { patternId, completed, before }: LessonChange): Promise<LedgerEntry[]> {
  if (before?.completed === completed) return [];
  // Only the first completion is study: opening and closing a lesson again does not make a day.
  const countsAsStudy = completed && !(await wasCompleted(turn, patternId));
  await logActivity(turn, {
    kind: completed ? 'lesson-completed' : 'lesson-opened',
    subject: patternId,
    countsAsStudy,
  });
  return countsAsStudy ? earn(turn, { kind: 'lesson-completed', patternId }) : [];
}

async function readStates({ tx, learner }: LearningTurn): Promise<States> {
  const states = await readLessonStates(tx, learner);
  return new Map(states.map((state) => [state.patternId, state]));
}

function findRefusal(patternId: string, states: States, learner: Learner): LessonRefusal | null {
  const completed = new Set([...states.values()].filter((state) => state.completed).map((state) => state.patternId));
  return refusalOf({ entry: patternById.get(patternId), completed, learner });
}

function stateOf(patternId: string, states: States): LessonProgress {
  const state = states.get(patternId);
  if (state === undefined) throw new Error(`No state was logged for lesson ${patternId}.`);
  return state;
}
