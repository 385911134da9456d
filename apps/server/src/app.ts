import cookie from '@fastify/cookie';
import { sandboxRoutes } from '@wickwise/stripe-sandbox/routes';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { adminRoutes } from './features/access/admin-routes.ts';
import {
  type ClaimContext,
  claimAtSignIn,
  entitlementIn,
  exportPurchases,
  findUnclaimedPurchase,
  readProof,
  releasePurchases,
  requireHeritage,
} from './features/access/public.ts';
import { accessRoutes, activationRoutes } from './features/access/routes.ts';
import { analyticsRoutes, weekRoutes } from './features/analytics/routes.ts';
import { createConfiguredModel } from './features/assistant/public.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { exportDrillAnswers } from './features/drill/public.ts';
import { drillRoutes } from './features/drill/routes.ts';
import { mountAuth } from './features/identity/better-auth.ts';
import { mountOneClickUnsubscribe } from './features/identity/public.ts';
import { accountRoutes, type IdentityOptions, signInRoutes } from './features/identity/routes.ts';
import { mailboxFolder } from './features/mail/public.ts';
import { mailboxRoutes } from './features/mail/routes.ts';
import { LiveBars } from './features/market/public.ts';
import { marketRoutes } from './features/market/routes.ts';
import { patternById } from './features/pattern/public.ts';
import { galleryRoutes, patternRoutes } from './features/pattern/routes.ts';
import { exportOrders, forgetBuyer, hasPaymentUnderway } from './features/payment/public.ts';
import { paymentRoutes, purchaseRoutes } from './features/payment/routes.ts';
import { mountWebhook, receiveSandboxEvents } from './features/payment/webhook.ts';
import { createRecordReader, exportActivities, prepareReadCurrentStats } from './features/progress/public.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { exportQuizAttempts } from './features/quiz/public.ts';
import { quizResultRoutes, quizRoutes } from './features/quiz/routes.ts';
import { countMastered, exportReviews } from './features/review/public.ts';
import { flashcardRoutes, reviewRoutes } from './features/review/routes.ts';
import { exportRewards } from './features/reward/public.ts';
import { badgeRoutes, rewardRoutes } from './features/reward/routes.ts';
import { exportScenarioAnswers } from './features/scenario/public.ts';
import { scenarioRoutes } from './features/scenario/routes.ts';
import { demonstrationRoutes } from './features/system/demonstration.ts';
import { systemRoutes } from './features/system/routes.ts';
import { registerAfterResponse } from './plugins/after-response.ts';
import { documentCalls } from './plugins/api-docs.ts';
import { drainOnClose } from './plugins/drain.ts';
import { handleMalformedUrl, registerErrorHandler } from './plugins/errors.ts';
import { endEventStreamsOnClose } from './plugins/event-stream.ts';
import { requireOwnHost } from './plugins/own-host.ts';
import { secure } from './plugins/security.ts';
import { responseSerializer } from './plugins/serializer.ts';
import { recognizeLearner, requireLearner } from './plugins/session.ts';
import { type Site, serveSite } from './plugins/site.ts';
import { rejectUnstorableText } from './plugins/storable-text.ts';
import type { Runtime } from './runtime.ts';

/** The largest body of a call, in bytes; a scope that needs more says so itself. */
const BODY_LIMIT = 64 * 1024;

/** How long a client may take to send its headers or a whole request, and how often that is checked. */
const RECEIVE_LIMITS = {
  requestTimeout: 30_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};

/** Assembles the server. The nesting of the scopes below is the access policy. */
export async function buildApp(runtime: Runtime, site: Site | null): Promise<FastifyInstance> {
  const { env, log, connection, db, auth, oidcName, payments, market, jobs, clock } = runtime;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    ...RECEIVE_LIMITS,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: env.TRUST_PROXY ?? false,
    frameworkErrors: handleMalformedUrl,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(responseSerializer);
  endEventStreamsOnClose(app);
  drainOnClose(app);
  registerAfterResponse(app);
  registerErrorHandler(app);
  const { authCookies, secret } = await auth.$context;
  await app.register(cookie, { secret, parseOptions: { secure: env.publicUrl.startsWith('https:') } });
  secure(app, env);
  rejectUnstorableText(app);
  const entitlement = entitlementIn(db, payments.environment);
  recognizeLearner(app, { db, secret, cookie: authCookies.sessionToken, clock, entitlement });
  await documentCalls(app, authCookies.sessionToken.name);

  const findLearners = (tokens: readonly string[]) => app.findLearners(tokens);
  const liveBars = new LiveBars({ store: market, clock, log, findLearners });
  app.decorate('liveBars', liveBars);
  const mailbox = mailboxFolder(env);
  const payment = { db, payments, jobs, clock, log, publicUrl: env.publicUrl };
  const access: ClaimContext = { ...payment, hasPaymentUnderway: (proof) => hasPaymentUnderway(db, proof) };
  const identity: IdentityOptions = {
    db,
    auth,
    clock,
    oidcName,
    mailbox: mailbox && '/dev/mail',
    onSignIn: (signedIn) => claimAtSignIn(access, signedIn),
    findUnclaimedPurchase: ({ learner, request }) =>
      findUnclaimedPurchase(access, { learner, proof: readProof(request) }),
    exportLearner: async (learner) => ({
      ...(await exportOrders(db, learner)),
      ...(await exportPurchases(db, learner)),
      ...(await exportActivities(db, learner)),
      ...(await exportReviews(db, learner)),
      ...(await exportRewards(db, learner)),
      ...(await exportScenarioAnswers(db, learner)),
      ...(await exportQuizAttempts(db, learner)),
      ...(await exportDrillAnswers(db, learner)),
    }),
    onDelete: async (tx, learner) => {
      await forgetBuyer(tx, learner);
      await releasePurchases(tx, learner);
    },
  };

  await app.register(async (everyone) => {
    const scope = { app: everyone, access: 'everyone' as const };
    systemRoutes(scope, { connection, supportEmail: env.supportEmail, academyUrl: env.ACADEMY_URL ?? null });
    signInRoutes(scope, identity);
    activationRoutes(scope, { ...access, auth });
    patternRoutes(scope);
    flashcardRoutes(scope);
    quizRoutes(scope, { db, clock });
    drillRoutes(scope, { db, clock, secret });
    badgeRoutes(scope);
    paymentRoutes(scope, payment);

    await everyone.register(async (signedIn) => {
      signedIn.addHook('onRequest', requireLearner);
      const scope = { app: signedIn, access: 'signed-in' as const };
      accountRoutes(scope, identity);
      accessRoutes(scope, access);
      purchaseRoutes(scope, payment);
      progressRoutes(scope, { db, clock });
      weekRoutes(scope, { db, clock });
      reviewRoutes(scope, { db, clock });
      quizResultRoutes(scope, { db, clock });
      const readStats = prepareReadCurrentStats(db);
      rewardRoutes(scope, { db, clock, reader: createRecordReader({ db, clock, countMastered }) });

      await signedIn.register(async (heritage) => {
        heritage.addHook('onRequest', requireHeritage);
        const scope = { app: heritage, access: 'heritage' as const };
        galleryRoutes(scope);
        scenarioRoutes(scope, { db, clock, readStats });
        analyticsRoutes(scope, { db });
        marketRoutes(scope, { store: market, liveBars, clock });
        assistantRoutes(scope, { db, store: market, write: createConfiguredModel(env), clock });
      });
    });
  });

  mountAuth(app, identity);
  await mountOneClickUnsubscribe(app, { db, secret });
  await mountWebhook(app, payment);
  // Starts before the sandbox delivers events from an earlier run, because handling them adds jobs.
  app.addHook('onReady', () => jobs.start());
  if (payments.sandbox !== null) {
    sandboxRoutes(app, payments.sandbox);
    receiveSandboxEvents(app, payments.sandbox);
  }
  await app.register(async (ownHost) => {
    ownHost.addHook('onRequest', requireOwnHost(env));
    if (mailbox !== null) mailboxRoutes(ownHost, mailbox);
    if (env.DATABASE_URL === undefined) adminRoutes(ownHost, runtime);
    if (!env.isProduction) demonstrationRoutes(ownHost, runtime);
  });
  await serveSite(app, site, { '/learn/:patternId': patternById });
  return app;
}
