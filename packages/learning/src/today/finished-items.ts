import { recognizing, type SkillId, tellingApart } from '../learner-model/skill.ts';
import { planKinds } from './plan-kinds.ts';
import type { FinishedItem, PlanItem } from './plan-today.ts';

/** Something that was practiced to its end today, in the plan or outside of it. */
export type Practice =
  | { readonly kind: 'drill'; readonly patternId: string; readonly against: string | null }
  | { readonly kind: 'lesson'; readonly patternId: string }
  | { readonly kind: 'article'; readonly articleId: string; readonly minutes: number }
  | { readonly kind: 'vocabulary'; readonly termIds: readonly string[] }
  | { readonly kind: 'topics'; readonly skills: readonly SkillId[] }
  | { readonly kind: 'trade-review' | 'replay' };

/** How many terms count as one item. */
export const TERMS_TOGETHER = 5;

/**
 * What was practiced, as items of the plan: as the one that was open when the day began if there was one, so that the
 * session keeps its mix. Each counts once a day.
 * @param open what could have been planned when the day began, the most urgent first.
 */
export function finishedItems(practices: readonly Practice[], open: readonly PlanItem[]): FinishedItem[] {
  const items = practices
    .filter((practice) => !endsLesson(practice, practices))
    .flatMap((practice) => toItems(practice, open));
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** A lesson ends with a drill on its pattern. */
function endsLesson(practice: Practice, practices: readonly Practice[]): boolean {
  if (practice.kind !== 'drill' || practice.against !== null) return false;
  return practices.some((other) => other.kind === 'lesson' && other.patternId === practice.patternId);
}

function toItems(practice: Practice, open: readonly PlanItem[]): FinishedItem[] {
  switch (practice.kind) {
    case 'drill':
      return [drilled(practice, open)];
    case 'lesson': {
      const { patternId } = practice;
      return [finished('new-lesson', { subject: patternId, covers: [recognizing(patternId)] })];
    }
    case 'article': {
      const { articleId, minutes } = practice;
      return [{ ...finished('new-lesson', { subject: articleId, covers: [] }), minutes }];
    }
    case 'vocabulary':
      return inFives(practice.termIds).map((termIds) => asked(termIds, open));
    case 'topics':
      return practice.skills.map((skill) => practiced([skill], open) ?? finished('due-review', coverOf(skill)));
    case 'trade-review':
    case 'replay':
      return [finished(practice.kind, { subject: 'today', covers: [] })];
  }
}

function drilled({ patternId, against }: Extract<Practice, { kind: 'drill' }>, open: readonly PlanItem[]) {
  const skill = recognizing(patternId);
  if (against === null) return practiced([skill], open) ?? finished('due-review', coverOf(skill));
  const pair = tellingApart(patternId, against);
  const covers = [pair, skill, recognizing(against)];
  return practiced(covers, open) ?? finished('confused-pair', { subject: pair, covers });
}

/** The open item that was about nothing else; the practice can have covered more. */
function practiced(covers: readonly SkillId[], open: readonly PlanItem[]): FinishedItem | null {
  const isAbout = (item: PlanItem) => !planKinds[item.kind].isDaily && item.covers.every((one) => covers.includes(one));
  const item = open.find(isAbout);
  return item === undefined ? null : { kind: item.kind, id: item.id, minutes: item.minutes, covers };
}

function asked(termIds: readonly string[], open: readonly PlanItem[]): FinishedItem {
  const covers = termIds.map((termId): SkillId => `term:${termId}`);
  const planned = covers.length === 1 ? practiced(covers, open) : null;
  if (planned !== null) return planned;
  const { minutes, ...item } = finished('due-review', { subject: `terms:${termIds.join('+')}`, covers });
  return { ...item, minutes: minutes * covers.length };
}

interface Covering {
  readonly subject: string;
  readonly covers: readonly SkillId[];
}

const coverOf = (skill: SkillId): Covering => ({ subject: skill, covers: [skill] });

function finished(kind: FinishedItem['kind'], { subject, covers }: Covering): FinishedItem {
  return { kind, id: `${kind}:${subject}`, minutes: planKinds[kind].minutes, covers };
}

function inFives<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / TERMS_TOGETHER) }, (_, place) =>
    items.slice(place * TERMS_TOGETHER, (place + 1) * TERMS_TOGETHER),
  );
}
