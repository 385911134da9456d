import { expect, test } from 'vitest';
import type { z } from 'zod';
import { listCalls } from './contract.ts';

const calls = new Map(listCalls().map(({ call }) => [`${call.method} ${call.path}`, call]));

function callAt(route: string) {
  const call = calls.get(route);
  if (call === undefined) throw new Error(`There is no call ${route}.`);
  return call;
}

test.each([
  ['GET /api/patterns', 'everyone'],
  ['GET /api/patterns/all', 'everyone'],
  ['GET /api/badges', 'everyone'],
  ['GET /api/progress', 'signed-in'],
  ['PUT /api/progress/:patternId', 'signed-in'],
  ['GET /api/stats', 'signed-in'],
  ['GET /api/achievements', 'signed-in'],
  ['GET /api/badges/user', 'signed-in'],
  ['GET /api/badges/stats', 'signed-in'],
  ['GET /api/badges/progress', 'signed-in'],
  ['GET /api/subscription/info', 'signed-in'],
  ['POST /api/quiz-results', 'signed-in'],
  ['GET /api/celebrations', 'signed-in'],
  ['POST /api/celebrations', 'signed-in'],
  ['PATCH /api/celebrations/:id/viewed', 'signed-in'],
  ['GET /api/milestones', 'signed-in'],
  ['POST /api/milestones', 'signed-in'],
  ['GET /api/rewards/total', 'signed-in'],
  ['POST /api/rewards', 'signed-in'],
  ['GET /api/analytics/weak-areas', 'heritage'],
  ['GET /api/analytics/strengths', 'heritage'],
  ['GET /api/analytics/recommendations', 'heritage'],
  ['GET /api/analytics/sessions', 'heritage'],
  ['POST /api/ai/analyze-chart', 'heritage'],
])('%s is open to: %s', (route, access) => {
  expect(callAt(route).access).toBe(access);
});

test.each([
  ['PUT /api/progress/:patternId', { completed: true, masteryLevel: 'mastered' }],
  ['PUT /api/progress/:patternId', { completed: false, masteryLevel: 'learning' }],
  ['POST /api/quiz-results', { category: 'candlesticks', score: 3, totalQuestions: 4 }],
  ['POST /api/ai/analyze-chart', { symbol: 'AAPL', interval: '60' }],
  [
    'POST /api/celebrations',
    {
      celebrationType: 'level_up',
      triggerEvent: 'level-up:2',
      isViewed: false,
      celebrationData: { title: 'Level 2', description: 'You reached level 2.', points: 40, level: 2 },
    },
  ],
  ['POST /api/milestones', { milestoneType: 'perfect_scores', milestoneValue: 1, isRewarded: true }],
  ['POST /api/rewards', { pointsType: 'xp', amount: 50, source: 'pattern-mastered:doji' }],
])('%s accepts the body %j', (route, body) => {
  expect(callAt(route).body?.safeParse(body)).toMatchObject({ success: true });
});

test('the celebrations of GET /api/celebrations can be narrowed to the unviewed ones', () => {
  const query = callAt('GET /api/celebrations').query;
  expect(query?.safeParse({ unviewedOnly: 'true' })).toMatchObject({ success: true });
  expect(query?.parse({})).toEqual({ unviewedOnly: 'false' });
});

type Shape = Readonly<Record<string, z.ZodType>>;

/** The fields of an object, or of the objects in a list: of all of them where there are several kinds. */
function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  const { element, options, shape } = schema as unknown as {
    readonly element?: z.ZodType;
    readonly options?: readonly z.ZodType[];
    readonly shape?: Shape;
  };
  if (element) return fieldsOf(element);
  if (options) return options.flatMap((option) => fieldsOf(option));
  return Object.keys(shape ?? {});
}

test.each([
  [
    'GET /api/patterns',
    [
      'id',
      'name',
      'category',
      'description',
      'definition',
      'signal',
      'characteristics',
      'scenario',
      'imageUrl',
      'difficulty',
      'duration',
      'rating',
      'requiredTier',
      'unlockRequirements',
    ],
  ],
  ['GET /api/progress', ['patternId', 'completed', 'masteryLevel']],
  ['GET /api/stats', ['experience', 'level', 'streak']],
  ['GET /api/achievements', ['achievementType']],
  ['GET /api/badges', ['id', 'name', 'description', 'category', 'tier', 'points']],
  ['GET /api/badges/user', ['badgeId', 'id', 'badge']],
  [
    'GET /api/badges/stats',
    [
      'totalBadges',
      'totalPoints',
      'bronzeBadges',
      'silverBadges',
      'goldBadges',
      'platinumBadges',
      'diamondBadges',
      'recentBadges',
    ],
  ],
  ['GET /api/badges/progress', ['badge', 'progress', 'progressPercentage']],
  ['GET /api/subscription/info', ['tier', 'hasHeritageAccess']],
  ['GET /api/analytics/weak-areas', ['patternId', 'category', 'averageScore', 'totalAttempts', 'improvementTrend']],
  ['GET /api/analytics/strengths', ['patternId', 'category', 'averageScore', 'totalAttempts', 'improvementTrend']],
  ['GET /api/analytics/recommendations', ['title', 'description', 'priority', 'patterns']],
  ['POST /api/ai/analyze-chart', ['analysis']],
  ['GET /api/celebrations', ['id', 'celebrationType', 'triggerEvent', 'celebrationData', 'isViewed']],
  ['GET /api/milestones', ['milestoneType', 'milestoneValue', 'isRewarded']],
  ['GET /api/rewards/total', ['totalPoints']],
  ['GET /api/flashcards', ['category', 'question', 'answer', 'definition', 'signal']],
  [
    'GET /api/gallery',
    [
      'id',
      'name',
      'category',
      'reliability',
      'description',
      'keyFeatures',
      'tradingSignal',
      'targetCalculation',
      'stopLoss',
      'timeframe',
      'volume',
      'examples',
    ],
  ],
  ['GET /api/scenarios', ['id', 'title', 'context', 'situation', 'question', 'options', 'difficulty', 'category']],
])('%s responds with %j', (route, fields) => {
  expect(fieldsOf(callAt(route).response)).toEqual(expect.arrayContaining(fields));
});

test('each study session has its type, what was right and wrong, a score and a duration', () => {
  const { shape } = callAt('GET /api/analytics/sessions').response as unknown as { readonly shape: Shape };
  const fields = ['id', 'sessionType', 'correct', 'incorrect', 'score', 'duration'];
  expect(fieldsOf(shape.sessions)).toEqual(expect.arrayContaining(fields));
});
