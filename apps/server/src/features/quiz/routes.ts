import { quizCalls } from '@wickwise/contract/quiz';
import { vocabularyCalls } from '@wickwise/contract/vocabulary';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../../db/client.ts';
import { prepareResponse, sendPrepared } from '../../plugins/prepared-response.ts';
import { createRateLimiter, enforceRateLimit, networkOf } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { prepareListCompletions, prepareReadCurrentStats } from '../progress/public.ts';
import { listQuizResults } from './data.ts';
import { startQuiz } from './drawn-quiz.ts';
import { answerQuiz, matchQuiz } from './judging.ts';
import { mergeQuizResults, recordQuizResult } from './mutations.ts';
import { listQuizzes } from './quiz-list.ts';
import {
  answerLimit,
  drawLimit,
  mergeLimit,
  resultLimit,
  startLimit,
  TOO_MANY_ANSWERS,
  TOO_MANY_QUIZZES,
  visitorLimit,
} from './rules.ts';
import { answerVocabularyQuestion, startVocabularyQuiz } from './vocabulary-quiz.ts';

/** The list is the same for all readers of one tier and as long as the process runs, so each is serialized once. */
const genesis = prepareResponse(JSON.stringify(listQuizzes({ hasHeritageAccess: false })));
const heritage = prepareResponse(JSON.stringify(listQuizzes({ hasHeritageAccess: true })));

interface QuizOptions {
  readonly db: Database;
  readonly clock: () => Date;
}

export function quizRoutes(
  scope: Scope<'everyone'>,
  { db, clock, secret }: QuizOptions & { readonly secret: string },
): void {
  registerCall(scope, quizCalls.listQuizzes, ({ learner, request, reply }) => {
    const prepared = hasHeritageAccess(learner) ? heritage : genesis;
    return sendPrepared({ request, reply, prepared, cache: 'private' });
  });

  const [draws, answers] = [createRateLimiter(db, drawLimit), createRateLimiter(db, answerLimit)];
  const visits = createVisitorLimiter();
  registerCall(scope, quizCalls.startQuiz, async ({ learner, params, body, request }) => {
    if (learner === null || !body.counts) await visits(learner, request);
    else await enforceRateLimit(draws, learner.id, TOO_MANY_QUIZZES);
    return startQuiz({ db, learner, now: clock(), secret }, { ...params, ...body });
  });

  registerCall(scope, quizCalls.answerQuiz, async ({ learner, params, body, request }) => {
    if (learner === null || !body.counts) await visits(learner, request);
    else await enforceRateLimit(answers, learner.id, TOO_MANY_ANSWERS);
    return answerQuiz({ db, learner, now: clock(), secret }, { ...params, ...body });
  });

  registerCall(scope, quizCalls.matchQuiz, async ({ learner, params, body }) => {
    if (learner !== null) await enforceRateLimit(answers, learner.id, TOO_MANY_ANSWERS);
    return matchQuiz({ db, learner, now: clock(), secret }, { ...params, ...body });
  });
}

/** Each process counts for itself: it is its own processor that is spent. */
function createVisitorLimiter() {
  const { points, seconds: duration } = visitorLimit;
  const limiter = new RateLimiterMemory({ points, duration });
  return (learner: Learner | null, request: FastifyRequest) =>
    enforceRateLimit(limiter, learner?.id ?? networkOf(request), TOO_MANY_ANSWERS);
}

export function quizResultRoutes(scope: Scope<'signed-in'>, { db, clock }: QuizOptions): void {
  const readStats = prepareReadCurrentStats(db);
  registerCall(scope, quizCalls.listQuizResults, ({ learner }) => listQuizResults({ db, learner, now: clock() }));

  const results = createRateLimiter(db, resultLimit);
  registerCall(scope, quizCalls.recordQuizResult, async ({ learner, body }) => {
    await enforceRateLimit(results, learner.id, TOO_MANY_QUIZZES);
    return recordQuizResult({ db, learner, now: clock(), readStats }, body);
  });

  const merges = createRateLimiter(db, mergeLimit);
  registerCall(scope, quizCalls.mergeQuizResults, async ({ learner, body }) => {
    await enforceRateLimit(merges, learner.id, TOO_MANY_QUIZZES);
    return mergeQuizResults({ db, learner, now: clock() }, body.results);
  });
}

export function vocabularyQuizRoutes(scope: Scope<'signed-in'>, { db, clock }: QuizOptions): void {
  const listCompletions = prepareListCompletions(db);
  const starts = createRateLimiter(db, startLimit);
  registerCall(scope, vocabularyCalls.startVocabularyQuiz, async ({ learner, params, body }) => {
    await enforceRateLimit(starts, learner.id, TOO_MANY_QUIZZES);
    const { length, scope, terms } = body;
    const termIds = terms ?? (scope === 'all' ? null : (await listCompletions(learner)).terms);
    return startVocabularyQuiz({ db, learner, now: clock() }, { ...params, length, termIds });
  });

  const answers = createRateLimiter(db, answerLimit);
  registerCall(scope, vocabularyCalls.answerVocabularyQuestion, async ({ learner, params, body }) => {
    await enforceRateLimit(answers, learner.id, TOO_MANY_ANSWERS);
    return answerVocabularyQuestion({ db, learner, now: clock() }, { ...params, ...body });
  });
}
