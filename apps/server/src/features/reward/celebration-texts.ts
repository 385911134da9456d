import type { Celebration } from '@wickwise/contract/reward/celebration';
import type { MilestoneType } from '@wickwise/contract/reward/milestone';
import { achievements } from '@wickwise/curriculum/achievements';
import { quizzes } from '@wickwise/curriculum/quizzes/quizzes';
import type { TriggerKind } from '@wickwise/learning/celebrations';
import { patternById } from '../pattern/public.ts';
import { badgeById } from './catalog.ts';

/** The stored fields of a celebration that its text needs. */
interface CelebrationFields {
  readonly trigger: string;
  readonly points: number | null;
  readonly streakDays: number | null;
}

type CelebrationData = Celebration['celebrationData'];
/** The parts of a trigger after its kind. */
type TextBuilder = (subject: string, value: string, celebrated: CelebrationFields) => CelebrationData;

/** The text of a celebration, by the kind of its trigger. */
export function celebrationData(celebrated: CelebrationFields): CelebrationData {
  const [kind = '', subject = '', value = ''] = celebrated.trigger.split(':');
  if (!isTriggerKind(kind)) throw new Error(`There is no text for the celebration ${celebrated.trigger}.`);
  const { points } = celebrated;
  return { ...textsByKind[kind](subject, value, celebrated), ...(points !== null && { points }) };
}

const textsByKind: Record<TriggerKind, TextBuilder> = {
  'pattern-mastered': (patternId) => ({
    title: 'Lesson completed',
    description: `You completed the ${patternById.get(patternId)?.name ?? 'pattern'} lesson.`,
  }),
  'quiz-perfect': (quizId) => ({
    title: 'Perfect score',
    description: `You got every answer right in ${quizzes.find(({ id }) => id === quizId)?.title ?? 'this quiz'}.`,
  }),
  'flashcard-review': () => ({ title: 'Flashcard Review', description: 'Five cards came easily today.' }),
  'vocabulary-quiz-perfect': (length) => ({
    title: 'Perfect score',
    description: `You got all ${length} answers right in a vocabulary quiz.`,
  }),
  vocabulary: () => ({ title: 'The whole vocabulary', description: 'You’ve studied every term.' }),
  'streak-day': (_, __, { streakDays }) => ({
    title: `${streakDays}-day streak`,
    description: `You studied ${streakDays} days in a row.`,
    ...(streakDays !== null && { streak: streakDays }),
  }),
  'level-up': (level) => ({
    title: `Level ${level}`,
    description: `Your XP took you to level ${level}.`,
    level: Number(level),
  }),
  achievement: (type) => {
    const { title, description } = achievements.find((entry) => entry.type === type) ?? {
      title: type,
      description: '',
    };
    return { title: 'Achievement unlocked', description: `${title}: ${description}.`, achievement: title };
  },
  badge: (id) => {
    const { name, description } = badgeById.get(id) ?? { name: id, description: '' };
    return { title: 'Badge Unlocked', description: `${name}: ${description}`, achievement: name };
  },
  milestone: (type, value) => {
    const reached = milestoneTexts[type as MilestoneType](Number(value));
    return { title: 'Milestone reached', description: `${reached}.`, milestone: reached };
  },
};

function isTriggerKind(kind: string): kind is TriggerKind {
  return Object.hasOwn(textsByKind, kind);
}

const milestoneTexts: Readonly<Record<MilestoneType, (value: number) => string>> = {
  patterns_completed: (value) => `${value} flashcards in long-term memory`,
  perfect_scores: (value) => (value === 1 ? 'First perfect knowledge check' : `${value} perfect knowledge checks`),
  study_time: (value) => (value === 1 ? 'One hour of study' : `${value} hours of study`),
  terms_studied: (value) => `${value} terms studied`,
  vocabulary_quiz_pass: (value) =>
    value === 1 ? 'First vocabulary quiz at 60% or more' : `${value} vocabulary quizzes at 60% or more`,
  vocabulary_quiz_excellence: (value) =>
    value === 1 ? 'First vocabulary quiz at 80% or more' : `${value} vocabulary quizzes at 80% or more`,
};
