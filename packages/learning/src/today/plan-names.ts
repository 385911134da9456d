import type { DecisionTopic } from '@wickwise/contract/practice/decision';
import { type SkillId, skillParts } from '../learner-model/skill.ts';
import type { LocalDay } from '../local-day.ts';
import { daysBetween } from '../local-day.ts';

/** What a trader's rules are called. */
const TRADE_RULES: Readonly<Record<DecisionTopic, string>> = {
  'trade-entry': 'Entry rules',
  'trade-risk': 'Risk rules',
  'trade-exit': 'Exit rules',
};

/** What the content is called, which this package doesn't know. Content that was removed is called by its id. */
export interface SkillNames {
  readonly patternName: (patternId: string) => string;
  readonly termName: (termId: string) => string;
  readonly topicName: (kind: 'decision' | 'arithmetic', topic: string) => string;
}

/** The name of a skill, as lists have it. */
export function skillName(skill: SkillId, { patternName, termName, topicName }: SkillNames): string {
  const { kind, subjects } = skillParts(skill);
  const [subject = ''] = subjects;
  if (kind === 'tell-apart') return subjects.map(patternName).join(' vs. ');
  if (kind === 'recognize') return patternName(subject);
  if (kind === 'term') return termName(subject);
  return isTradeRules(subject) ? TRADE_RULES[subject] : topicName(kind, subject);
}

function isTradeRules(topic: string): topic is DecisionTopic {
  return Object.hasOwn(TRADE_RULES, topic);
}

const WEEK_DAYS = 7;

/** When something was, after a verb: today, yesterday, on Tuesday, 9 days ago. */
export function whenText(day: LocalDay, today: LocalDay): string {
  const days = daysBetween(day, today);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days >= WEEK_DAYS) return `${days} days ago`;
  return `on ${WEEKDAY.format(noonOf(day))}`;
}

/** A day such as November 3, with its year where that is another one than today's. */
export function dateText(day: LocalDay, today: LocalDay): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? DATE : DATE_WITH_YEAR).format(noonOf(day));
}

/** A formatter costs far more to make than to use. */
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const DATE_WITH_YEAR = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

function noonOf(day: LocalDay): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Twice, three times, and so on. */
export function timesText(times: number): string {
  const words = ['never', 'once', 'twice', 'three times', 'four times', 'five times', 'six times'];
  return words[times] ?? `${times} times`;
}
