import type { Call, CallRequest } from '@wickwise/contract/call';
import type { contract } from '@wickwise/contract/contract';
import { chartDayAt } from '../../apps/server/src/features/daily-chart/rules.ts';

type Nouns = typeof contract;
type Inputs = {
  [Noun in keyof Nouns]: {
    [Name in keyof Nouns[Noun]]: Nouns[Noun][Name] extends infer C extends Call ? CallRequest<C> : never;
  };
};

const AT = '2026-03-02T12:00:00.000Z';
const KEPT = { id: 'replay:1:trade-exit', source: 'replay', topic: 'trade-exit', isKept: true } as const;
const DRILL = { patternId: 'hammer', drillId: '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b' };
const ATTEMPT_ID = '5e0b9a4c-7a44-4d7e-8c0a-3f1f4a3a9b21';
const ANSWERED_ID = '5e0b9a4c-7a44-4d7e-8c0a-3f1f4a3a9b22';

/** Valid input for every call: a call that is added to the contract does not compile until it has some here. */
export const callInputs: Inputs = {
  identity: {
    currentUser: {},
    signInMethods: {},
    signUpEmail: { body: { name: 'New', email: 'new@example.com', password: 'another-password' } },
    signInEmail: { body: { email: 'nobody@example.com', password: 'not-the-password' } },
    signInMagicLink: { body: { email: 'nobody@example.com' } },
    linkAddress: { body: { token: 'no-such-token' } },
    spendLink: { body: { token: 'no-such-token' } },
    signIn: { query: { returnTo: '/learn' } },
    signOut: {},
    account: {},
    updateAccount: { body: { name: 'Another Name' } },
    setPassword: { body: { newPassword: 'another-password', currentPassword: 'not-the-password' } },
    requestEmailChange: { body: { newEmail: 'another@example.com' } },
    cancelEmailChange: {},
    readEmailChange: { body: { token: 'no-such-token' } },
    confirmEmailChange: { body: { token: 'no-such-token' } },
    readPendingSignIn: {},
    passSecondFactor: { body: { code: '000000' } },
    beginTwoFactor: {},
    confirmTwoFactor: { body: { code: '000000' } },
    renewRecoveryCodes: {},
    endTwoFactor: {},
    endSession: { params: { id: 'no-such-session' } },
    endOtherSessions: {},
    endSessionByLink: { body: { token: 'no-such-token' } },
    removePasskey: { params: { id: 'no-such-passkey' } },
    unsubscribe: { body: { token: 'no-such-token' } },
    exportAccount: {},
    deleteAccount: { body: { email: 'somebody-else@example.com' } },
  },
  access: {
    subscriptionInfo: {},
    directAccess: { body: { email: 'nobody@example.com' } },
    grantHeritageAccess: { body: { email: 'nobody@example.com' } },
    emergencyLogin: { body: { email: 'nobody@example.com' } },
    restoreAccess: { body: { token: 'no-such-token' } },
    listReleasedPurchases: {},
    claimPurchase: { body: {} },
    forgetUnclaimedPurchase: {},
  },
  payment: {
    createPaymentIntent: { body: { amount: 37, description: 'Heritage Tier - Lifetime Access' } },
    createCheckout: {},
    refreshPayment: { params: { providerId: 'pi_unknown' } },
    listPurchases: {},
    refundPurchase: { params: { purchaseId: 'no-such-purchase' } },
  },
  pattern: {
    listPatterns: {},
    listPatternOverview: {},
    patternPicture: { params: { patternId: 'hammer' } },
    listRealExamples: { params: { patternId: 'hammer' } },
    listGallery: {},
  },
  progress: {
    listProgress: {},
    updateProgress: { params: { patternId: 'doji' }, body: { completed: true, masteryLevel: 'mastered' } },
    mergeProgress: { body: { patternIds: ['doji'] } },
    listCompletions: {},
    completeItem: { params: { kind: 'term', itemId: 'gap' } },
    studyCalendar: {},
    weeklyReview: {},
  },
  vocabulary: {
    startVocabularyQuiz: { params: { attemptId: ATTEMPT_ID }, body: { length: 5, scope: 'all' } },
    answerVocabularyQuestion: { params: { attemptId: ANSWERED_ID }, body: { question: 0, chosen: 'gap' } },
  },
  quiz: {
    listQuizzes: {},
    listQuizResults: {},
    startQuiz: {
      params: { quizId: 'candlestick-patterns-level-1', attemptId: '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b' },
      body: { counts: false },
    },
    answerQuiz: {
      params: { quizId: 'candlestick-patterns-level-1', attemptId: '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b' },
      body: { questionId: 'question-1', chosen: 'C', counts: false },
    },
    matchQuiz: {
      params: { quizId: 'candlestick-patterns-level-1', attemptId: '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b' },
      body: {
        placements: [
          { zoneId: 'given-back', itemId: 'shooting-star' },
          { zoneId: 'won-back', itemId: 'hammer' },
          { zoneId: 'covered', itemId: 'bullish-engulfing' },
        ],
        counts: false,
      },
    },
    recordQuizResult: { body: { category: 'candlesticks', score: 3, totalQuestions: 4 } },
    mergeQuizResults: {
      body: {
        results: [
          {
            id: '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b',
            category: 'candlesticks',
            score: 3,
            totalQuestions: 4,
            seconds: 60,
            finishedAt: '2026-03-02T12:00:00.000Z',
          },
        ],
      },
    },
  },
  placement: {
    listPlacementQuestions: { query: { tryId: '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b' } },
    judgePlacement: {
      body: {
        tryId: '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b',
        answers: [{ questionId: 'picture-1', chosen: '1' }],
      },
    },
  },
  drill: {
    readDrill: { params: DRILL, query: {} },
    answerDrill: { params: DRILL, query: {}, body: { question: 0, chosen: '1' } },
    mergeDrills: {
      body: {
        answers: [
          {
            patternId: 'hammer',
            drillId: '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6c',
            question: 0,
            chosen: '1',
            answeredAt: '2026-03-02T12:00:00.000Z',
          },
        ],
      },
    },
  },
  dailyChart: { readDailyChart: {}, answerDailyChart: { body: { day: chartDayAt(new Date()), chosen: '1' } } },
  decision: { recordDecisions: { body: { decisions: [{ ...KEPT, decidedAt: AT }], sentAt: AT } } },
  review: {
    listFlashcards: {},
    readReviews: {},
    recordReviews: {
      body: {
        entries: [
          {
            kind: 'grade',
            id: '0198f3f2-6f5b-7c3a-9d52-6a1f0c2b7e41',
            cardId: 'doji',
            grade: 'good',
            reviewedAt: '2026-03-02T12:00:00.000Z',
          },
        ],
      },
    },
    updateReviewSettings: { body: { newCardsPerDay: 5, retentionPercent: 95 } },
    mergeReviewSettings: { body: { newCardsPerDay: 5, retentionPercent: 95 } },
  },
  reward: {
    stats: {},
    rewardsTotal: {},
    claimReward: { body: { pointsType: 'xp', amount: 1_000_000, source: 'level-up:99' } },
    listLedger: { query: {} },
    listBadges: {},
    listUserBadges: {},
    badgeStats: {},
    listBadgeProgress: {},
    triggerBadges: { body: { trigger: 'quiz-completed' } },
    listAchievements: {},
    listAchievementProgress: {},
    listCelebrations: { query: { unviewedOnly: 'true' } },
    createCelebration: { body: { celebrationType: 'level_up', triggerEvent: 'level-up:99' } },
    markCelebrationViewed: { params: { id: '6f3c1a52-93f0-4c1e-8f3e-2f1f6f1c9a77' } },
    listMilestones: {},
    claimMilestone: { body: { milestoneType: 'study_time', milestoneValue: 100 } },
  },
  analytics: {
    listWeakAreas: {},
    listStrengths: {},
    listRecommendations: {},
    listSessions: {},
    calibration: {},
    confusions: {},
  },
  today: {
    readToday: { query: {} },
    updateTodaySettings: { body: { minutes: 20 } },
    listSkills: {},
    startOver: {},
  },
  scenario: {
    listScenarios: {},
    listAnsweredScenarios: {},
    answerScenario: {
      params: { scenarioId: 'stop-loss' },
      body: { optionId: 'a', attemptId: '0b0c7c1e-6b1f-4b57-9a58-2f3d9a3f5a10' },
    },
  },
  market: {
    readCandles: { params: { symbol: 'AAPL' }, query: { interval: '60' } },
    readQuote: { params: { symbol: 'AAPL' } },
    streamBars: { params: { symbol: 'AAPL' }, query: { interval: '60' } },
  },
  assistant: {
    analyzeChart: { body: { symbol: 'AAPL', interval: '60' } },
    askWick: { body: { subject: { kind: 'lesson', patternId: 'hammer' }, question: 'What would confirm it?' } },
  },
  reminder: {
    readReminder: {},
    updateReminder: { body: { byEmail: true, hour: 7 } },
    addReminderDevice: {
      body: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
        keys: {
          p256dh: 'BKBrgzFkgzkl0PNQhz5B7wc11A7zk3JjX1qTO7_Jo7ClQNoAzZZQi1Vc8KTGU-fTb5-eI31vekHbDAL1tYWPH-8',
          auth: '23O5YXkNMQu8WQTMqYP_Mg',
        },
      },
    },
    removeReminderDevice: { params: { id: '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b' } },
  },
  support: { writeToSupport: { body: { email: 'ann@example.com', message: 'Hello' } } },
  system: {
    health: {},
    ready: {},
    support: {},
    reportCrash: { body: { page: '/learn', error: 'TypeError: nothing is here', frames: [] } },
  },
};

/** The input of a call by its name, such as `progress.updateProgress`. */
export function inputOf(name: string): object {
  const [noun, call] = name.split('.');
  return (callInputs as Record<string, Record<string, object>>)[noun ?? '']?.[call ?? ''] ?? {};
}
