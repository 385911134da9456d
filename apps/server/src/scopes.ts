import type { FastifyInstance } from 'fastify';
import type { Contexts } from './contexts.ts';
import { requireHeritage } from './features/access/public.ts';
import { accessRoutes, activationRoutes } from './features/access/routes.ts';
import { analyticsRoutes, weekRoutes } from './features/analytics/routes.ts';
import { createConfiguredModel } from './features/assistant/public.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { dailyChartRoutes } from './features/daily-chart/routes.ts';
import { decisionRoutes } from './features/decision/routes.ts';
import { drillMergeRoutes, drillRoutes } from './features/drill/routes.ts';
import { accountRoutes, signInRoutes } from './features/identity/routes.ts';
import { marketRoutes } from './features/market/routes.ts';
import { galleryRoutes, patternRoutes } from './features/pattern/routes.ts';
import { paymentRoutes, purchaseRoutes } from './features/payment/routes.ts';
import { placementRoutes } from './features/placement/routes.ts';
import { createRecordReader, prepareReadCurrentStats } from './features/progress/public.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { quizResultRoutes, quizRoutes, vocabularyQuizRoutes } from './features/quiz/routes.ts';
import { reminderRoutes } from './features/reminder/routes.ts';
import { countMastered } from './features/review/public.ts';
import { flashcardRoutes, reviewRoutes } from './features/review/routes.ts';
import { badgeRoutes, rewardRoutes } from './features/reward/routes.ts';
import { scenarioRoutes } from './features/scenario/routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { todayRoutes } from './features/today/routes.ts';
import { requireLearner } from './plugins/session.ts';
import type { Runtime } from './runtime.ts';

interface ScopeOptions extends Contexts {
  readonly runtime: Runtime;
}

/**
 * The calls that everyone may make. The nesting of this scope and the two below is the access policy: a new noun registers
 * its routes in the scope of their access level, and a call in a scope of another level doesn't compile.
 */
export async function everyone(app: FastifyInstance, options: ScopeOptions): Promise<void> {
  const { runtime, identity, access, payment } = options;
  const { env, connection, db, jobs, auth, clock } = runtime;
  const { secret } = await auth.$context;
  const scope = { app, access: 'everyone' as const };
  systemRoutes(scope, {
    connection,
    db,
    supportEmail: env.supportEmail,
    academyUrl: env.ACADEMY_URL ?? null,
    hasRealTimeData: env.MARKET_DATA !== undefined,
    hasModel: env.AI_BASE_URL !== undefined,
  });
  supportRoutes(scope, { db, jobs });
  signInRoutes(scope, identity);
  const { linkMailer, mailer, onSignIn } = identity;
  activationRoutes(scope, {
    ...access,
    linkMailer,
    mailer,
    publicUrl: env.publicUrl,
    onSignIn,
    requestsPerNetwork: env.ATTEMPTS_PER_NETWORK,
  });
  patternRoutes(scope);
  flashcardRoutes(scope);
  quizRoutes(scope, { db, clock, secret });
  drillRoutes(scope, { db, clock, secret });
  dailyChartRoutes(scope, { db, connection, clock, secret });
  placementRoutes(scope, { db, clock, secret });
  badgeRoutes(scope);
  paymentRoutes(scope, payment);
  await app.register(signedIn, options);
}

/** The calls of signed-in learners. */
async function signedIn(app: FastifyInstance, options: ScopeOptions): Promise<void> {
  const { runtime, identity, access, payment } = options;
  const { db, auth, clock } = runtime;
  const { secret } = await auth.$context;
  app.addHook('onRequest', requireLearner);
  const scope = { app, access: 'signed-in' as const };
  accountRoutes(scope, identity);
  accessRoutes(scope, access);
  purchaseRoutes(scope, payment);
  progressRoutes(scope, { db, clock });
  weekRoutes(scope, { db, clock });
  reviewRoutes(scope, { db, clock });
  quizResultRoutes(scope, { db, clock });
  vocabularyQuizRoutes(scope, { db, clock });
  reminderRoutes(scope, {
    db,
    clock,
    pushKey: runtime.vapidKeys?.publicKey ?? null,
    allowsLocal: !runtime.env.isProduction,
  });
  rewardRoutes(scope, { db, clock, reader: createRecordReader({ db, clock, countMastered }) });
  drillMergeRoutes(scope, { db, clock, secret });
  decisionRoutes(scope, { db, clock });
  todayRoutes(scope, { db, clock });
  await app.register(heritage, options);
}

/** The calls of learners with Heritage. */
async function heritage(app: FastifyInstance, { runtime }: ScopeOptions): Promise<void> {
  const { env, db, market: store, auth, clock } = runtime;
  const { secret } = await auth.$context;
  app.addHook('onRequest', requireHeritage);
  const scope = { app, access: 'heritage' as const };
  galleryRoutes(scope);
  scenarioRoutes(scope, { db, clock, readStats: prepareReadCurrentStats(db) });
  analyticsRoutes(scope, { db, clock });
  marketRoutes(scope, { store, liveBars: app.liveBars, clock });
  assistantRoutes(scope, { db, store, write: createConfiguredModel(env), clock, secret });
}
