import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { operatorRoutes } from './features/access/operator-routes.ts';
import { accessRoutes, activationRoutes } from './features/access/routes.ts';
import { mountAuth, type SignedIn } from './features/identity/library.ts';
import { accountRoutes, type IdentityOptions, signInRoutes } from './features/identity/routes.ts';
import { mailboxFolder } from './features/mail/public.ts';
import { mailboxRoutes } from './features/mail/routes.ts';
import { patternRoutes } from './features/pattern/routes.ts';
import { claimAtSignIn, findUnclaimedPurchase, readProof } from './features/payment/public.ts';
import { paymentRoutes, purchaseRoutes } from './features/payment/routes.ts';
import { mountWebhook, takeSandboxEvents } from './features/payment/webhook.ts';
import { prepareReadStats } from './features/progress/public.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { rewardRoutes } from './features/reward/routes.ts';
import { sandboxRoutes } from './features/sandbox/public.ts';
import { demonstrationRoutes } from './features/system/demonstration.ts';
import { systemRoutes } from './features/system/routes.ts';
import { allowWorkAfterAnswer } from './plugins/after-answer.ts';
import { documentCalls } from './plugins/api-docs.ts';
import { drainOnClose } from './plugins/drain.ts';
import { answerErrors, answerUnreadableAddress } from './plugins/errors.ts';
import { requireOwnHost } from './plugins/own-host.ts';
import { secure } from './plugins/security.ts';
import { recognizeLearner, requireLearner } from './plugins/session.ts';
import { type Site, serveSite } from './plugins/site.ts';
import { refuseUnstorableText } from './plugins/storable-text.ts';
import type { Runtime } from './runtime.ts';

/** The largest body of a call, in bytes; a scope that needs more says so itself. */
const BODY_LIMIT = 64 * 1024;

/** How long a client may take to send headers, or a whole request, and how often that is looked at. */
const RECEIVE_LIMITS = {
  requestTimeout: 30_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};

/** Puts the server together. The nesting of the scopes below is the access policy. */
export async function buildApp(runtime: Runtime, site: Site | null): Promise<FastifyInstance> {
  const { env, log, connection, db, auth, provider, payments, jobs, clock } = runtime;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    ...RECEIVE_LIMITS,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: env.TRUST_PROXY ?? false,
    frameworkErrors: answerUnreadableAddress,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  drainOnClose(app);
  allowWorkAfterAnswer(app);
  answerErrors(app);
  const { authCookies, secret } = await auth.$context;
  await app.register(cookie, { secret, parseOptions: { secure: env.publicUrl.startsWith('https:') } });
  await secure(app, env);
  const { environment } = payments;
  refuseUnstorableText(app);
  recognizeLearner(app, { db, secret, cookie: authCookies.sessionToken, clock, environment });
  await documentCalls(app, authCookies.sessionToken.name);

  const mailbox = mailboxFolder(env);
  const payment = { db, payments, jobs, clock, log, publicUrl: env.publicUrl };
  const identity: IdentityOptions = {
    ...{ db, auth, clock, provider, mailbox: mailbox && '/dev/mail' },
    onSignIn: (signedIn: SignedIn) => claimAtSignIn(payment, signedIn),
    findUnclaimedPurchase: ({ learner, request }) =>
      findUnclaimedPurchase(payment, { learner, proof: readProof(request) }),
  };

  await app.register(async (everyone) => {
    const scope = { app: everyone, access: 'everyone' as const };
    systemRoutes(scope, { connection, supportEmail: env.supportEmail });
    signInRoutes(scope, identity);
    activationRoutes(scope, { ...identity, payment });
    patternRoutes(scope);
    paymentRoutes(scope, payment);

    await everyone.register(async (signedIn) => {
      signedIn.addHook('onRequest', requireLearner);
      const scope = { app: signedIn, access: 'signed-in' as const };
      accountRoutes(scope, identity);
      accessRoutes(scope);
      purchaseRoutes(scope, payment);
      progressRoutes(scope, { db, clock });
      const readStats = prepareReadStats(db);
      rewardRoutes(scope, { db, readStats: (learner) => readStats({ learner, now: clock() }) });
    });
  });

  mountAuth(app, identity);
  await mountWebhook(app, payment);
  // Before the sandbox brings the events of an earlier run: what they lead to adds jobs.
  app.addHook('onReady', () => jobs.start());
  if (payments.sandbox !== null) {
    sandboxRoutes(app, payments.sandbox);
    takeSandboxEvents(app, payments.sandbox);
  }
  await app.register(async (ownHost) => {
    ownHost.addHook('onRequest', requireOwnHost(env));
    if (mailbox !== null) mailboxRoutes(ownHost, mailbox);
    if (env.DATABASE_URL === undefined) operatorRoutes(ownHost, runtime);
    if (!env.isProduction) demonstrationRoutes(ownHost, runtime);
  });
  await serveSite(app, site);
  return app;
}
