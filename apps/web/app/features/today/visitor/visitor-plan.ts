import { DRILL_LENGTH } from '@wickwise/contract/constants';
import type { Decision } from '@wickwise/contract/practice/decision';
import type { ReviewEntry } from '@wickwise/contract/review';
import type { KnownSkill, PlanMinutes, TodayPlan } from '@wickwise/contract/today';
import { termTitle } from '@wickwise/curriculum/vocabulary/term-names';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { type SkillId, skillParts } from '@wickwise/learning/learner-model/skill';
import type { LocalDay } from '@wickwise/learning/local-day';
import { describeSkills } from '@wickwise/learning/today/describe-skill';
import type { Practice } from '@wickwise/learning/today/finished-items';
import { planDay } from '@wickwise/learning/today/plan-day';
import type { Lesson } from '#app/features/pattern/public.ts';
import type { VisitorEntry } from '#app/features/progress/public.ts';
import type { VisitorCheck } from '#app/features/quiz/public.ts';
import { planContent } from './plan-content.ts';
import { browserDay, visitorAnswers } from './visitor-answers.ts';
import { minutesOfArticle, standOnPath } from './visitor-path.ts';

export interface VisitorEvidence {
  readonly reviews: readonly ReviewEntry[];
  readonly log: readonly VisitorEntry[];
  readonly checks: readonly VisitorCheck[];
  /** What was decided in trades. */
  readonly decisions: readonly Decision[];
  /** Ids of the articles that were read. */
  readonly articles: readonly string[];
  readonly lessons: readonly Lesson[];
  readonly minutes: PlanMinutes;
  readonly now: Date;
}

/** What the server does for a learner, by the same functions: the plan of the day, and what the answers show. */
export function planVisitor({ lessons, articles, minutes, now, ...evidence }: VisitorEvidence): {
  plan: TodayPlan;
  skills: KnownSkill[];
} {
  const today = browserDay(now);
  const answers = visitorAnswers(evidence);
  const content = planContent(lessons, termName);
  const plan = planDay({
    answers,
    today,
    minutes,
    content,
    practices: practicedOn(today, evidence.log),
    canPractice: canPractice(lessons),
    ...standOnPath(lessons, articles),
    tradesToReview: [],
    replay: null,
  });
  return { plan, skills: describeSkills({ answers, completed: completedIn(lessons), names: content, today }) };
}

function completedIn(lessons: readonly Lesson[]): ReadonlySet<string> {
  return new Set(lessons.flatMap(({ pattern, state }) => (state === 'completed' ? pattern.id : [])));
}

function termName(termId: string): string {
  const term = vocabulary.find(({ id }) => id === termId);
  return term ? termTitle(term) : termId;
}

/** What a visitor can practice again: the free patterns, and the terms. */
function canPractice(lessons: readonly Lesson[]): (skill: SkillId) => boolean {
  const open = new Set(lessons.flatMap(({ pattern, state }) => (state === 'heritage' ? [] : pattern.id)));
  const terms = new Set<string>(vocabulary.map(({ id }) => id));
  return (skill) => {
    const { kind, subjects } = skillParts(skill);
    if (kind === 'term') return subjects.every((id) => terms.has(id));
    return (kind === 'recognize' || kind === 'tell-apart') && subjects.every((id) => open.has(id));
  };
}

/** What was practiced to its end on a day. */
function practicedOn(day: LocalDay, log: readonly VisitorEntry[]): Practice[] {
  const entries = log.filter(({ at }) => browserDay(new Date(at)) === day);
  const termIds = entries.flatMap((entry) => (entry.kind === 'vocabulary' ? entry.termId : []));
  return [
    ...entries.flatMap((entry) => (entry.kind === 'drill' ? endedDrill(entry, entries) : [])),
    ...entries.flatMap((entry) =>
      entry.kind === 'lesson' ? { kind: 'lesson' as const, patternId: entry.patternId } : [],
    ),
    ...entries.flatMap((entry) => (entry.kind === 'article' ? readArticle(entry.articleId) : [])),
    ...(termIds.length > 0 ? [{ kind: 'vocabulary' as const, termIds }] : []),
  ];
}

function readArticle(articleId: string): Practice[] {
  const minutes = minutesOfArticle(articleId);
  return minutes === null ? [] : [{ kind: 'article', articleId, minutes }];
}

/** The drill that ended with this answer. */
function endedDrill(last: Extract<VisitorEntry, { kind: 'drill' }>, entries: readonly VisitorEntry[]): Practice[] {
  const { patternId, against, drillId } = last;
  const answers = entries.filter((entry) => entry.kind === 'drill' && entry.drillId === drillId);
  return answers.length === DRILL_LENGTH && answers.at(-1) === last ? [{ kind: 'drill', patternId, against }] : [];
}
