import { randomUUID } from 'node:crypto';
import { accessCalls } from '@wickwise/contract/access';
import { identityCalls } from '@wickwise/contract/identity';
import { patternCalls } from '@wickwise/contract/lesson/pattern';
import { placementCalls } from '@wickwise/contract/practice/placement';
import { progressCalls } from '@wickwise/contract/progress';
import { signUp } from '../simulation/sign-up.ts';
import { buyHeritage, changeAccount, openSite, signInAgain, viewProgress } from './account.ts';
import { solveScenario, viewAnalytics, viewGallery, watchChart } from './heritage.ts';
import { pick, type SoakLearner, shuffle } from './learner.ts';
import { readLesson, reviewFlashcards, studyTerms, takeDrill, takeQuiz, takeVocabularyQuiz } from './study.ts';

type Visit = (learner: SoakLearner) => Promise<void>;

/** Few enough that no limit of the product is ever reached: any refusal is a fault. */
const STUDY: readonly Visit[] = [
  ...Array<Visit>(5).fill(readLesson),
  ...[takeQuiz, takeQuiz, reviewFlashcards, reviewFlashcards, takeDrill, takeDrill, studyTerms, takeVocabularyQuiz],
  ...[openSite, viewProgress, viewProgress, changeAccount, signInAgain],
];
const HERITAGE: readonly Visit[] = [
  ...STUDY,
  ...[solveScenario, solveScenario, watchChart, watchChart, viewAnalytics, viewGallery],
];

/** The visits of all places in turn: the first few have each kind. */
export const VISITS: readonly Visit[] = [
  ...[studyFree, studyWithHeritage, buyAsGuest, studyFree, studyFree],
  ...[studyWithHeritage, studyFree, studyFree, studyWithHeritage, studyFree],
];

async function studyFree(learner: SoakLearner): Promise<void> {
  await arrive(learner);
  await goThrough(learner, STUDY);
}

async function studyWithHeritage(learner: SoakLearner): Promise<void> {
  await arrive(learner);
  await buyHeritage(learner);
  await goThrough(learner, HERITAGE);
}

async function goThrough(learner: SoakLearner, activities: readonly Visit[]): Promise<void> {
  for (const activity of shuffle(learner.random, activities)) {
    if (learner.isOver()) return;
    await activity(learner);
  }
}

/** Looks around without an account, signs up, and brings along what was completed before. */
async function arrive(learner: SoakLearner): Promise<void> {
  const { client, email } = learner;
  await lookAround(learner);
  await signUp(client, { name: 'Learner', email });
  await client.call(progressCalls.mergeProgress, { body: { patternIds: ['doji'] } });
  await openSite(learner);
}

async function lookAround({ client, random, think }: SoakLearner): Promise<void> {
  await Promise.all([
    client.call(identityCalls.currentUser, {}),
    client.call(identityCalls.signInMethods, {}),
    client.call(patternCalls.listPatterns, {}),
  ]);
  await think();
  const tryId = randomUUID();
  const questions = await client.call(placementCalls.listPlacementQuestions, { query: { tryId } });
  await think();
  const answers = questions.map(({ id, choices }) => ({ questionId: id, chosen: pick(random, choices)?.id ?? id }));
  await client.call(placementCalls.judgePlacement, { body: { tryId, answers } });
}

/** Buys without an account, and opens what was bought by the proof in the browser. */
async function buyAsGuest(learner: SoakLearner): Promise<void> {
  const { client, email } = learner;
  await lookAround(learner);
  await takeDrill(learner);
  await buyHeritage(learner);
  await client.call(accessCalls.directAccess, { body: { email } });
}
