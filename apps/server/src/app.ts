import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { sandboxRoutes } from '@wickwise/stripe-sandbox/routes';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { backupRoutes } from './backup/backup-routes.ts';
import { type Contexts, createContexts } from './contexts.ts';
import { adminRoutes } from './features/access/admin-routes.ts';
import { entitlementIn } from './features/access/public.ts';
import { mountAuth } from './features/identity/better-auth.ts';
import { mountOneClickUnsubscribe, SECURITY_EVENTS } from './features/identity/public.ts';
import { mailboxFolder } from './features/mail/public.ts';
import { mailboxRoutes } from './features/mail/routes.ts';
import { createOpenStreams, LiveBars } from './features/market/public.ts';
import { patternById } from './features/pattern/public.ts';
import { mountWebhook, receiveSandboxEvents } from './features/payment/webhook.ts';
import { demonstrationRoutes } from './features/system/demonstration.ts';
import { metricsRoute } from './features/system/metrics-route.ts';
import { registerAfterResponse } from './plugins/after-response.ts';
import { documentCalls } from './plugins/api-docs.ts';
import { drainOnClose } from './plugins/drain.ts';
import { handleMalformedUrl, registerErrorHandler } from './plugins/errors.ts';
import { endEventStreamsOnClose } from './plugins/event-stream.ts';
import { acceptFormerSessionCookie } from './plugins/former-session-cookie.ts';
import { HOST_PREFIX } from './plugins/host-cookie.ts';
import { watchSecurityEvents } from './plugins/log/security-event.ts';
import { watchRequests } from './plugins/metrics.ts';
import { requireOwnHost } from './plugins/own-host.ts';
import { secure } from './plugins/security.ts';
import { recognizeLearner } from './plugins/session.ts';
import { type Site, serveSite } from './plugins/site.ts';
import { rejectUnstorableText } from './plugins/storable-text.ts';
import { validatorCompiler } from './plugins/validation.ts';
import type { Runtime } from './runtime.ts';
import { everyone } from './scopes.ts';

/** The largest body of a call, in bytes; a scope that needs more says so itself. */
const BODY_LIMIT = 64 * 1024;

/** How long a client may take to send its headers or a whole request, and how often that is checked. */
const RECEIVE_LIMITS = {
  requestTimeout: 30_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};

/** How long jobs may take to start, in milliseconds: they make tables and queues, on a slow database a second each. */
const START_LIMIT_MS = 120_000;

/** Assembles the server. The calls of the contract are in the scopes of `scopes.ts`. */
export async function buildApp(runtime: Runtime, site: Site | null): Promise<FastifyInstance> {
  const app = createServer(runtime);
  await registerPlugins(app, runtime);
  const contexts = createContexts(runtime);
  await app.register(everyone, { ...contexts, runtime });
  await mountEndpoints(app, runtime, contexts);
  await app.register(ownHost, runtime);
  await serveSite(app, site, { '/learn/:patternId': patternById });
  return app;
}

function createServer({ env, log }: Runtime): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A crash page names it, and several processes share a log.
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    // A proxy that sends a call on an open connection can't know: `drainOnClose` tells it by /api/ready.
    return503OnClosing: false,
    ...RECEIVE_LIMITS,
    pluginTimeout: START_LIMIT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: env.TRUST_PROXY ?? false,
    frameworkErrors: handleMalformedUrl,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** Registers what applies to every route. */
async function registerPlugins(app: FastifyInstance, runtime: Runtime): Promise<void> {
  const { env, log, db, auth, payments, market: store, clock } = runtime;
  const { authCookies, secret } = await auth.$context;
  endEventStreamsOnClose(app);
  drainOnClose(app);
  registerAfterResponse(app);
  registerErrorHandler(app);
  watchRequests(app);
  watchSecurityEvents(app, SECURITY_EVENTS);
  const isEncrypted = env.publicUrl.startsWith('https:');
  await app.register(cookie, { secret, parseOptions: { secure: isEncrypted } });
  app.decorate('cookiePrefix', isEncrypted ? HOST_PREFIX : '');
  acceptFormerSessionCookie(app, authCookies.sessionToken.name);
  secure(app, env);
  rejectUnstorableText(app);
  const entitlement = entitlementIn(db, payments.environment);
  recognizeLearner(app, { db, secret, cookie: authCookies.sessionToken, clock, entitlement });
  await documentCalls(app, { publicUrl: env.publicUrl, sessionCookie: authCookies.sessionToken.name });
  const openStreams = createOpenStreams(db);
  app.decorate('liveBars', new LiveBars({ store, clock, log, openStreams, findLearners: app.findLearners }));
}

/** Mounts the endpoints outside the contract: of better-auth, of mail programs, and of Stripe or the sandbox. */
async function mountEndpoints(app: FastifyInstance, runtime: Runtime, { identity, payment }: Contexts): Promise<void> {
  const { env, auth, payments, jobs, connection } = runtime;
  const { secret } = await auth.$context;
  mountAuth(app, identity);
  await mountOneClickUnsubscribe(app, { secret, stopMail: identity.stopMail });
  await mountWebhook(app, payment);
  if (env.METRICS_TOKEN !== undefined) metricsRoute(app, { connection, token: env.METRICS_TOKEN });
  // Starts before the sandbox delivers events from an earlier run, because handling them adds jobs.
  app.addHook('onReady', () => jobs.start());
  if (payments.sandbox === null) return;
  sandboxRoutes(app, payments.sandbox);
  receiveSandboxEvents(app, payments.sandbox);
}

/** What only the server's own machine may ask for. */
async function ownHost(app: FastifyInstance, runtime: Runtime): Promise<void> {
  const { env } = runtime;
  const mailbox = mailboxFolder(env);
  app.addHook('onRequest', requireOwnHost(env));
  if (mailbox !== null) mailboxRoutes(app, mailbox);
  if (env.DATABASE_URL === undefined) {
    adminRoutes(app, runtime);
    backupRoutes(app, runtime);
  }
  if (!env.isProduction) demonstrationRoutes(app, runtime);
}
