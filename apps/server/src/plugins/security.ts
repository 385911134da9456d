import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { CallError } from './errors.ts';
import { isCall } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on a route that proves in its own way who writes, such as by a signature. */
    isOpenToOtherSites?: boolean;
  }
  interface FastifyInstance {
    /** What pages load from elsewhere, by directive of the content security policy. */
    pageSources: PageSources;
  }
}

/** Calls that one address may make in a minute, before any other limit. */
const CALLS_PER_MINUTE = 600;
const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function secure(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(helmet, {
    // Pages replace it by their own, which allows their own inline scripts.
    contentSecurityPolicy: { useDefaults: false, directives: { ...POLICY } },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: env.publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: true },
  });
  await app.register(rateLimit, {
    // As a hook of the whole application, so that a write that is refused below counts as well.
    global: false,
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: (request) => !isLimited(request),
    errorResponseBuilder: (_, { after }) =>
      new CallError('too_many_requests', `Too many requests from your address. Please wait ${after} and try again.`),
  });
  app.addHook('onRequest', app.rateLimit());
  // Bodies are JSON: a form of another site can send text, too.
  app.removeContentTypeParser('text/plain');
  app.decorate('pageSources', env.STRIPE_SECRET_KEY === undefined ? {} : STRIPE_SOURCES);
  const permissions = permissionsPolicy({ withStripe: env.STRIPE_SECRET_KEY !== undefined });
  app.addHook('onRequest', async (_, reply) => void reply.header('permissions-policy', permissions));
  refuseCrossSiteWrites(app, env);
  keepAnswersOutOfCaches(app);
}

/** Pages and their files are not limited; what works on data is, and what no route knows. */
function isLimited(request: FastifyRequest): boolean {
  const { url = '', config } = request.routeOptions;
  if (config.rateLimit === false) return false;
  return request.is404 || isCall(request) || url.startsWith('/sandbox/');
}

const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  // Dialogs and charts set styles as they open; a style cannot run code.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

type PageSources = Readonly<Record<string, readonly string[]>>;

/** Stripe's script and the frames that it opens for the card and for the bank. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const STRIPE_SOURCES: PageSources = {
  'script-src': STRIPE_SCRIPTS,
  'frame-src': [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
};

/** The content security policy of a page, with the hashes of its inline scripts and what it loads from elsewhere. */
export function pagePolicy(scriptHashes: readonly string[], others: PageSources = {}): string {
  const own: PageSources = { ...POLICY, 'script-src': [...POLICY['script-src'], ...scriptHashes] };
  const names = new Set([...Object.keys(own), ...Object.keys(others)]);
  return [...names].map((name) => [name, ...(own[name] ?? []), ...(others[name] ?? [])].join(' ')).join('; ');
}

/** Features of the browser that no page of ours and no frame in one uses. */
const DENIED_FEATURES = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media'],
  ...['gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone'],
  ...['midi', 'picture-in-picture', 'screen-wake-lock', 'serial', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** Passkeys are for our own pages only; Stripe's frames may ask the browser for a payment as well. */
function permissionsPolicy({ withStripe }: { withStripe: boolean }): string {
  const payment = ['self', ...(withStripe ? STRIPE_SCRIPTS.map((source) => `"${source}"`) : [])].join(' ');
  const own = ['publickey-credentials-get=(self)', 'publickey-credentials-create=(self)', `payment=(${payment})`];
  return [...DENIED_FEATURES.map((feature) => `${feature}=()`), ...own].join(', ');
}

/** What a call returns is for the person who made it, unless the call says otherwise. An unknown address may be one. */
function keepAnswersOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const mayBePersonal = isCall(request) || request.is404;
    if (mayBePersonal && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** A write must come from one of our own pages: browsers name the page's origin, and nothing else can forge it there. */
function refuseCrossSiteWrites(app: FastifyInstance, env: Env): void {
  const origins = allowedOrigins(env);
  app.addHook('onRequest', async (request) => {
    if (READ_METHODS.has(request.method) || origins.includes(request.headers.origin ?? '')) return;
    if (request.routeOptions.config.isOpenToOtherSites) return;
    throw new CallError('cross_site', `This server takes changes only from its own pages at ${env.publicUrl}.`);
  });
}

/** The origins our pages are served from; without PUBLIC_URL the loopback address counts too. */
export function allowedOrigins(env: Env): string[] {
  return env.PUBLIC_URL === undefined ? [env.publicUrl, `http://127.0.0.1:${env.PORT}`] : [env.publicUrl];
}
