import type { CallResponse } from '@wickwise/contract/call';
import type { LessonProgress, progressCalls } from '@wickwise/contract/progress';
import type { LedgerEntry } from '@wickwise/learning/ledger';
import type { Database } from '../../db/client.ts';
import { CallError, RateLimitError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { takeAllowance } from '../identity/public.ts';
import { patternById } from '../pattern/public.ts';
import {
  earn,
  type LearningTurn,
  logActivity,
  readLessonStates,
  takeLearningTurn,
  wasCompleted,
} from '../reward/public.ts';
import { type LessonRefusal, lessonChangeAllowance, refusalMessages, refusalOf, TOO_MANY_CHANGES } from './rules.ts';

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
      entries.push(...(await setLesson(turn, { patternId: open, completed: true, before, isMerge: true })));
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
  readonly isMerge?: boolean;
}

async function setLesson(turn: LearningTurn, change: LessonChange): Promise<LedgerEntry[]> {
  const { patternId, completed, before, isMerge = false } = change;
  if (before?.completed === completed) return [];
  // Only the first completion is study: opening and closing a lesson again does not make a day.
  const countsAsStudy = completed && !(await wasCompleted(turn, patternId));
  // A merge needs no limit of its own: it completes a lesson again only after a reopening, and those are limited.
  if (!countsAsStudy && !isMerge) await limitChanges(turn);
  await logActivity(turn, {
    kind: completed ? 'lesson-completed' : 'lesson-opened',
    subject: patternId,
    countsAsStudy,
  });
  return countsAsStudy ? earn(turn, { kind: 'lesson-completed', patternId }) : [];
}

/** In the turn's transaction, so that a refusal stores nothing. */
async function limitChanges({ tx, learner, now }: LearningTurn): Promise<void> {
  const allowance = lessonChangeAllowance;
  if (await takeAllowance({ db: tx, allowance, of: ['lesson-change', learner.id], now })) return;
  throw new RateLimitError(TOO_MANY_CHANGES, Math.ceil(allowance.everyMs / 1000));
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
