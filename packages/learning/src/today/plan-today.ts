import type { PlanMinutes } from '@wickwise/contract/today';
import { type PlanPart, planKinds, planParts, type TodayInput } from './plan-kinds.ts';

type PlanKinds = typeof planKinds;
export type PlanKindName = keyof PlanKinds;

/** One thing to do, with the evidence for it, from which a screen makes a sentence. */
export type PlanItem = {
  [Kind in PlanKindName]: { readonly kind: Kind; readonly id: string; readonly minutes: number } & ReturnType<
    PlanKinds[Kind]['candidates']
  >[number];
}[PlanKindName];

/** What is planned for today. */
export interface TodayPlan {
  /** In their order; the first is the next step. Empty once the learner is done for today. */
  readonly items: readonly PlanItem[];
  /** For anyone who wants more, in the order in which they would have been planned. */
  readonly more: readonly PlanItem[];
}

/** What was finished today, in the plan or outside of it. */
export type FinishedItem = Pick<PlanItem, 'kind' | 'id' | 'minutes' | 'covers'>;

type Shares = Readonly<Record<PlanPart, number>>;

/**
 * How many items of each part a session has, as far as there are any and time allows: more reviews than anything else, and
 * no more than one new lesson. What time is left then goes to whatever fits.
 */
const SHARES: Readonly<Record<PlanMinutes, Shares>> = {
  5: { slip: 1, review: 3, new: 0, own: 0 },
  10: { slip: 1, review: 4, new: 1, own: 1 },
  20: { slip: 2, review: 8, new: 1, own: 1 },
};

interface Session {
  readonly minutes: PlanMinutes;
  readonly finished: readonly FinishedItem[];
}

/**
 * The plan for the rest of the day: what to do, in which order and why. Kinds are mixed, since interleaved practice
 * teaches to tell things apart (Kornell and Bjork, Psychological Science 19, 2008). Each item comes at most once a day,
 * and so does practice of each skill; all of them together never take longer than `minutes`.
 */
export function planToday(input: TodayInput, { minutes, finished }: Session): TodayPlan {
  const candidates = listCandidates(input);
  const waiting = candidates.filter(
    (item, place) => isOpen(item, finished) && isTodays(item, candidates.slice(0, place)),
  );
  const minutesLeft = minutes - finished.reduce((sum, item) => sum + item.minutes, 0);
  const shares = sharesLeft(SHARES[minutes], finished);
  const filled = fill(fill([], waiting, { minutesLeft, shares }), waiting, { minutesLeft });
  const chosen = teachBeforeReview(filled, waiting, { minutesLeft });
  const more = fill(chosen, leastPracticed(candidates, finished), { minutesLeft: Number.POSITIVE_INFINITY });
  return { items: interleave(chosen), more: more.slice(chosen.length) };
}

/** All that could be planned, in the order of the parts, and of each part in the order of the kinds. */
export function listCandidates(input: TodayInput): PlanItem[] {
  const names = Object.keys(planKinds) as PlanKindName[];
  return planParts
    .flatMap((part) => names.filter((kind) => planKinds[kind].part === part))
    .flatMap((kind) => {
      const { minutes, candidates } = planKinds[kind];
      return candidates(input).map(
        (candidate) => ({ minutes, ...candidate, kind, id: `${kind}:${candidate.subject}` }) as PlanItem,
      );
    });
}

/** What was practiced today comes after the rest. */
function leastPracticed(candidates: readonly PlanItem[], finished: readonly FinishedItem[]): PlanItem[] {
  const isDone = (item: PlanItem) => isPracticed(item, finished);
  return [...candidates.filter((item) => !isDone(item)), ...candidates.filter(isDone)];
}

function isPracticed({ id, covers }: PlanItem, finished: readonly FinishedItem[]): boolean {
  return finished.some((item) => item.id === id || covers.some((skill) => item.covers.includes(skill)));
}

/** A review that went wrong is due at once, and is not asked again the same day under another kind. */
function isOpen(item: PlanItem, finished: readonly FinishedItem[]): boolean {
  if (planKinds[item.kind].isDaily) return !finished.some(({ kind }) => kind === item.kind);
  return !isPracticed(item, finished);
}

/** Of a kind that comes once a day the first one. */
function isTodays({ kind }: PlanItem, before: readonly PlanItem[]): boolean {
  return !planKinds[kind].isDaily || before.every((item) => item.kind !== kind);
}

function sharesLeft(shares: Shares, finished: readonly FinishedItem[]): Shares {
  const left = { ...shares };
  for (const { kind } of finished) left[planKinds[kind].part] -= 1;
  return left;
}

interface Limits {
  readonly minutesLeft: number;
  /** The most items of each part; no limit where they are left out. */
  readonly shares?: Shares;
}

/** Adds what fits, the most urgent first. */
function fill(chosen: readonly PlanItem[], candidates: readonly PlanItem[], limits: Limits): PlanItem[] {
  const taken = [...chosen];
  for (const item of candidates) {
    if (fits(item, taken, limits)) taken.push(item);
  }
  return taken;
}

/** A review of a pattern whose lesson is the next one gives way to the lesson. */
function teachBeforeReview(
  chosen: readonly PlanItem[],
  candidates: readonly PlanItem[],
  limits: Limits,
): readonly PlanItem[] {
  const lesson = candidates.find(({ kind }) => kind === 'new-lesson');
  if (lesson === undefined || chosen.includes(lesson)) return chosen;
  const others = chosen.filter(({ covers }) => !covers.some((skill) => lesson.covers.includes(skill)));
  return others.length < chosen.length && fits(lesson, others, limits) ? [...others, lesson] : chosen;
}

function fits(item: PlanItem, taken: readonly PlanItem[], { minutesLeft, shares }: Limits): boolean {
  const { part } = planKinds[item.kind];
  const used = taken.reduce((sum, { minutes }) => sum + minutes, 0);
  const isTaken = taken.some(({ id, covers }) => id === item.id || covers.some((skill) => item.covers.includes(skill)));
  if (isTaken || used + item.minutes > minutesLeft) return false;
  return shares === undefined || taken.filter(({ kind }) => planKinds[kind].part === part).length < shares[part];
}

/** Where in a session the only item of a part stands, from 0 to 1: a review to begin with, and what is one's own last. */
const PLACES: Readonly<Record<PlanPart, number>> = { review: 0.1, slip: 0.3, new: 0.55, own: 0.8 };

/** Spreads the items of each part evenly over the session. */
function interleave(items: readonly PlanItem[]): PlanItem[] {
  const placed = planParts.flatMap((part) => {
    const own = items.filter(({ kind }) => planKinds[kind].part === part);
    return own.map((item, place) => ({ item, at: (place + PLACES[part]) / own.length }));
  });
  return placed.sort((one, other) => one.at - other.at).map(({ item }) => item);
}
