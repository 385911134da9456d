import type { PlanItem as DescribedItem, PlanAction } from '@wickwise/contract/today';
import type { ConfusedPair } from '../learner-model/confused-pairs.ts';
import type { Evidence } from '../learner-model/evidence.ts';
import { type SkillId, skillParts } from '../learner-model/skill.ts';
import type { LocalDay } from '../local-day.ts';
import { TERMS_TOGETHER } from './finished-items.ts';
import type { NewStep } from './new-steps.ts';
import type { DueReason, ReplayReason, WeakReason } from './plan-kinds.ts';
import { type SkillNames, skillName, timesText, whenText } from './plan-names.ts';
import type { PlanItem, TodayPlan } from './plan-today.ts';

/** What a plan is about, which this package doesn't know: names, and where a topic is practiced. */
export interface PlanContent extends SkillNames {
  readonly articleName: (articleId: string) => string;
  readonly scenarioFor: (topic: string) => string;
  readonly quizFor: (topic: string) => string;
}

/** The items of a plan, each with its sentences and where it is done. Due terms in a row are one item. */
export function describePlan(
  { items, more }: TodayPlan,
  context: { content: PlanContent; today: LocalDay },
): { items: DescribedItem[]; more: DescribedItem[] } {
  const describe = (all: readonly PlanItem[]) => groupTerms(all).map((group) => describeGroup(group, context));
  return { items: describe(items), more: describe(more) };
}

interface Context {
  readonly content: PlanContent;
  readonly today: LocalDay;
}

type DueItem = Extract<PlanItem, { kind: 'due-review' }>;
type Group = PlanItem | readonly DueItem[];

function groupTerms(items: readonly PlanItem[]): Group[] {
  const groups: (PlanItem | DueItem[])[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (!isDueTerm(item)) groups.push(item);
    else if (Array.isArray(last) && last.length < TERMS_TOGETHER) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function isDueTerm(item: PlanItem): item is DueItem {
  return item.kind === 'due-review' && skillParts(item.reason.skill).kind === 'term';
}

function describeGroup(group: Group, context: Context): DescribedItem {
  if (!('length' in group)) return describeItem(group, context);
  const [first] = group;
  if (first !== undefined && group.length === 1) return describeItem(first, context);
  const termIds = group.map(({ reason: { skill } }) => subjectOf(skill));
  return {
    id: `due-review:terms:${termIds.join('+')}`,
    kind: 'due-review',
    title: termsTitle(group, context),
    reason: termsReason(group),
    minutes: group.reduce((sum, { minutes }) => sum + minutes, 0),
    action: { kind: 'vocabulary', termIds },
  };
}

/** Groups have no term in common, so the first one tells them apart. */
function termsTitle(group: readonly DueItem[], { content }: Context): string {
  const [first = '', ...others] = group.map(({ reason: { skill } }) => skillName(skill, content));
  return `Review “${first}” and ${others.length} more ${others.length === 1 ? 'term' : 'terms'}`;
}

function termsReason(group: readonly DueItem[]): string {
  const missed = group.filter(({ reason: { because } }) => because === 'missed').length;
  if (missed === group.length) return `You missed ${missed === 2 ? 'both' : `all ${missed}`} last time.`;
  if (missed > 0) return `You missed ${missed} of them, and the rest are fading.`;
  const recalls = group.flatMap(({ reason }) => (reason.because === 'fading' ? reason.recallPercent : []));
  const [low, high] = [Math.min(...recalls), Math.max(...recalls)];
  const percent = low === high ? `${low}%` : `${low}% to ${high}%`;
  return `You’re about ${percent} likely to remember them.`;
}

/** One item: what to do, why, and where. */
function describeItem(item: PlanItem, context: Context): DescribedItem {
  const { id, kind, minutes } = item;
  return { id, kind, minutes, ...describeKind(item, context) };
}

type Described = Pick<DescribedItem, 'title' | 'reason' | 'action'>;

function describeKind(item: PlanItem, { content, today }: Context): Described {
  switch (item.kind) {
    case 'confused-pair':
      return describePair(item.reason, content);
    case 'weak-skill':
      return describeSkill(item.reason.skill, { verb: 'Practice', reason: weakReason(item.reason), content });
    case 'due-review':
      return describeSkill(item.reason.skill, { verb: 'Review', reason: dueReason(item.reason, today), content });
    case 'new-lesson':
      return describeStep(item.reason, content);
    case 'trade-review': {
      const { tradeId, closedOn } = item.reason;
      const reason = `You closed it ${whenText(closedOn, today)} and haven’t checked it against your rules yet.`;
      return { title: 'Review your last trade', reason, action: { kind: 'trade', tradeId } };
    }
    case 'replay': {
      const reason = replayReason(item.reason, { content, today });
      return { title: 'Play a blind replay', reason, action: { kind: 'replay' } };
    }
  }
}

function describeStep({ kind, id, opens }: NewStep, { patternName, articleName }: PlanContent): Described {
  if (kind === 'article') {
    const action = { kind, articleId: id } as const;
    return { title: `Read “${articleName(id)}”`, reason: 'It’s the next article on your path.', action };
  }
  const action = { kind, patternId: id } as const;
  if (opens === null)
    return { title: `Learn ${patternName(id)}`, reason: 'It’s your next lesson on a pattern.', action };
  const reason = `You know it already. Completing it unlocks ${patternName(opens)}.`;
  return { title: `Complete ${patternName(id)}`, reason, action };
}

/** The names of rules are `Exit rules` and the like. */
function replayReason({ lastOn, slip }: ReplayReason, { content, today }: Context): string {
  if (slip !== null)
    return `You broke your ${skillName(slip.skill, content).toLowerCase()} ${whenText(slip.on, today)}.`;
  return lastOn === null ? 'You haven’t played one yet.' : `You last played one ${whenText(lastOn, today)}.`;
}

function describePair(
  { patternId, chosenId, isOneWay, times, timesThisWeek }: ConfusedPair,
  { patternName }: PlanContent,
): Described {
  const [shown, chosen] = [patternName(patternId), patternName(chosenId)];
  const mistake = isOneWay ? `mistook ${shown} for ${chosen}` : `mixed up ${shown} and ${chosen}`;
  const isThisWeek = timesThisWeek > 1;
  const often = timesText(isThisWeek ? timesThisWeek : times);
  return {
    title: `Tell ${shown} from ${chosen}`,
    reason: `You ${mistake} ${often} ${isThisWeek ? 'in the last seven days' : 'in the last four weeks'}.`,
    action: { kind: 'drill', patternId, against: chosenId },
  };
}

interface SkillContext {
  readonly verb: 'Practice' | 'Review';
  readonly reason: string;
  readonly content: PlanContent;
}

function describeSkill(skill: SkillId, { verb, reason, content }: SkillContext): Described {
  const name = skillName(skill, content);
  const isTerm = skillParts(skill).kind === 'term';
  return { title: `${verb} ${isTerm ? `the term “${name}”` : name}`, reason, action: actionFor(skill, content) };
}

function actionFor(skill: SkillId, { scenarioFor, quizFor }: PlanContent): PlanAction {
  const { kind, subjects } = skillParts(skill);
  const [subject = '', against = null] = subjects;
  switch (kind) {
    case 'recognize':
    case 'tell-apart':
      return { kind: 'drill', patternId: subject, against };
    case 'term':
      return { kind: 'vocabulary', termIds: [subject] };
    case 'decision':
      return { kind: 'scenario', scenarioId: scenarioFor(subject) };
    case 'arithmetic':
      return { kind: 'quiz', quizId: quizFor(subject) };
  }
}

function weakReason({ right, answers }: WeakReason): string {
  return `${right === 0 ? 'None' : right} of your last ${answers} answers ${right < 2 ? 'was' : 'were'} right.`;
}

function dueReason(reason: DueReason, today: LocalDay): string {
  if (reason.because === 'missed') return missedReason(reason.answer, today);
  const { recallPercent, lastPracticedOn } = reason;
  return `You’re about ${recallPercent}% likely to remember it. You last practiced it ${whenText(lastPracticedOn, today)}.`;
}

/** A card is graded by the learner: it can be forgotten though its chart was judged right. */
function missedReason({ kind, day }: Evidence, today: LocalDay): string {
  const when = whenText(day, today);
  return kind === 'flashcard' ? `You graded it Forgot ${when}.` : `You missed it ${when}.`;
}

function subjectOf(skill: SkillId): string {
  return skillParts(skill).subjects[0] ?? '';
}
