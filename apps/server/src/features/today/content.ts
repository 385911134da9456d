import { readingCards } from '@wickwise/curriculum/articles/article-cards';
import { learningPath } from '@wickwise/curriculum/learning-path';
import { patterns } from '@wickwise/curriculum/patterns';
import { quizOnTopic } from '@wickwise/curriculum/quizzes/quiz-topic';
import { isLessonIncluded } from '@wickwise/curriculum/reader-patterns';
import { topicOfScenario } from '@wickwise/curriculum/scenarios/scenario-topic';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { termTitle } from '@wickwise/curriculum/vocabulary/term-names';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { type SkillId, skillParts } from '@wickwise/learning/learner-model/skill';
import type { PlanContent } from '@wickwise/learning/today/describe-item';
import type { PathInput } from '@wickwise/learning/today/new-steps';
import { lessonState } from '@wickwise/learning/unlock';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { canTellApart } from '../drill/public.ts';
import { patternById } from '../pattern/public.ts';
import { isQuizIncluded } from '../quiz/public.ts';
import type { ScenarioAnswer } from '../scenario/public.ts';

type Reader = Pick<Learner, 'tier' | 'status'>;

/** Whether a skill is still taught, and included in the learner's tier. */
export function canPractice(skill: SkillId, learner: Reader): boolean {
  const reader = { hasHeritageAccess: hasHeritageAccess(learner) };
  const { kind, subjects } = skillParts(skill);
  const [subject = '', otherId = subject] = subjects;
  const [entry, other] = [patternById.get(subject), patternById.get(otherId)];
  const isIncluded = [entry, other].every((one) => one !== undefined && isLessonIncluded(one, reader));
  switch (kind) {
    case 'recognize':
      return isIncluded;
    case 'tell-apart':
      return isIncluded && entry !== undefined && other !== undefined && canTellApart(entry, other);
    case 'term':
      return termById.has(subject);
    case 'decision':
      return reader.hasHeritageAccess && scenariosByTopic.has(subject);
    case 'arithmetic': {
      const quiz = quizOnTopic(subject);
      return quiz !== null && isQuizIncluded(quiz, reader);
    }
  }
}

/** Where a learner stands on the path, by the lessons that were completed and the articles that were read. */
export function standOnPath(
  { completed, read }: { completed: ReadonlySet<string>; read: ReadonlySet<string> },
  learner: Reader,
): PathInput {
  const reader = { completed, hasHeritageAccess: hasHeritageAccess(learner) };
  const lessons = patterns.map((entry) => {
    const state = lessonState({ ...entry, patternId: entry.id, ...reader });
    return [entry.id, { state, unlockRequirements: entry.unlockRequirements }] as const;
  });
  return { path: learningPath, lessons: new Map(lessons), read };
}

/** How long an article takes; null for one that isn't on the path. */
export function minutesOfArticle(articleId: string): number | null {
  return learningPath.find(({ kind, id }) => kind === 'article' && id === articleId)?.minutes ?? null;
}

const termById: ReadonlyMap<string, (typeof vocabulary)[number]> = new Map(vocabulary.map((term) => [term.id, term]));
const scenariosByTopic = Map.groupBy(scenarios, topicOfScenario);

/** Names, and where a topic is practiced. @param answered the learner's scenarios, newest first. */
export function planContent(answered: readonly ScenarioAnswer[]): PlanContent {
  const scenarioFor = (topic: string) => nextScenario(topic, answered);
  return { patternName, termName, topicName, articleName, scenarioFor, quizFor };
}

export const skillNames = { patternName, termName, topicName };

/** Content that was removed is called by its id. */
function patternName(patternId: string): string {
  return patternById.get(patternId)?.name ?? patternId;
}

function termName(termId: string): string {
  const term = termById.get(termId);
  return term === undefined ? termId : termTitle(term);
}

function articleName(articleId: string): string {
  return readingCards.find(({ id }) => id === articleId)?.title ?? articleId;
}

function topicName(kind: 'decision' | 'arithmetic', topic: string): string {
  if (topic === 'setup-outcome') return 'Following a setup';
  const name = kind === 'decision' ? scenariosByTopic.get(topic)?.[0]?.category : quizOnTopic(topic)?.title;
  return name?.replace(/ - Level \d$/, '') ?? topic;
}

/** One that the learner has not solved, or else the one answered longest ago. */
function nextScenario(topic: string, answered: readonly ScenarioAnswer[]): string {
  const all = scenariosByTopic.get(topic) ?? [];
  const solved = new Set(answered.flatMap(({ scenarioId, isCorrect }) => (isCorrect ? scenarioId : [])));
  const timesSince = ({ id }: { id: string }) => answered.findIndex(({ scenarioId }) => scenarioId === id);
  const longestAgo = all.toSorted((one, other) => timesSince(other) - timesSince(one));
  const next = all.find(({ id }) => !solved.has(id)) ?? longestAgo[0];
  if (next === undefined) throw new Error(`There is no scenario on ${topic}.`);
  return next.id;
}

function quizFor(topic: string): string {
  const quiz = quizOnTopic(topic);
  if (quiz === null) throw new Error(`There is no quiz on ${topic}.`);
  return quiz.id;
}
