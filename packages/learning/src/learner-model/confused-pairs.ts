import { daysBetween, type LocalDay } from '../local-day.ts';
import type { Observation } from './observation.ts';
import type { SkillId } from './skill.ts';

/** How long a confusion stays worth practicing, in days. */
export const CONFUSION_DAYS = 28;
/** Right answers in a row about a pair, after which it counts as told apart. */
const SETTLED_AFTER = 3;

/** Two patterns of which one was taken for the other. */
export interface ConfusedPair {
  readonly skill: SkillId;
  /** What was shown and what was chosen, in the more frequent way round; the latest one if both are as frequent. */
  readonly patternId: string;
  readonly chosenId: string;
  /** Whether it was this way round each time. */
  readonly isOneWay: boolean;
  /** Either way round, within `CONFUSION_DAYS`; a swap in one exercise counts once. */
  readonly times: number;
  /** Of those, within the last seven days. */
  readonly timesThisWeek: number;
  readonly lastOn: LocalDay;
  /** The ids of the answers, oldest first. */
  readonly answerIds: readonly string[];
}

interface PairLog {
  readonly mistakes: readonly Observation[];
  /** Right answers since the last mistake. */
  readonly rightSince: number;
}

/**
 * The pairs confused in the four weeks up to a day and not told apart three times since, most frequent first, then the
 * latest. The observations have to be in the order of `observe`.
 */
export function confusedPairs(observations: readonly Observation[], today: LocalDay): ConfusedPair[] {
  const logs = new Map<SkillId, PairLog>();
  for (const observation of observations) {
    for (const pair of observation.skills.slice(1)) logs.set(pair, pairAfter(logs.get(pair), observation));
  }
  return [...logs]
    .flatMap(([skill, log]) => toPair(skill, log, today) ?? [])
    .sort(
      (one, other) => other.times - one.times || byText(other.lastOn, one.lastOn) || byText(one.skill, other.skill),
    );
}

function pairAfter(before: PairLog = { mistakes: [], rightSince: 0 }, observation: Observation): PairLog {
  if (observation.isCorrect) return { ...before, rightSince: before.rightSince + 1 };
  return { mistakes: [...before.mistakes, observation], rightSince: 0 };
}

function toPair(skill: SkillId, { mistakes, rightSince }: PairLog, today: LocalDay): ConfusedPair | null {
  const within = (days: number) => mistakes.filter(({ day }) => daysBetween(day, today) < days);
  const recent = within(CONFUSION_DAYS);
  const last = recent.at(-1);
  if (last === undefined || rightSince >= SETTLED_AFTER) return null;
  return {
    skill,
    ...usualWay(recent),
    times: countTries(recent),
    timesThisWeek: countTries(within(7)),
    lastOn: last.day,
    answerIds: recent.map(({ id }) => id),
  };
}

/** Two pictures swapped in one matching exercise are one mistake. */
function countTries(mistakes: readonly Observation[]): number {
  const tries = mistakes.map(({ kind, id, at }) =>
    kind === 'matching' ? `matching ${at.getTime()}` : `${kind} ${id}`,
  );
  return new Set(tries).size;
}

function usualWay(mistakes: readonly Observation[]): Pick<ConfusedPair, 'patternId' | 'chosenId' | 'isOneWay'> {
  const ways = mistakes.flatMap(({ choice }) => choice ?? []);
  const countOf = ({ patternId }: { patternId: string }) => ways.filter((way) => way.patternId === patternId).length;
  const usual = ways.reduce((best, way) => (countOf(way) >= countOf(best) ? way : best));
  const { patternId, chosenId } = usual;
  return { patternId, chosenId, isOneWay: countOf(usual) === ways.length };
}

function byText(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
