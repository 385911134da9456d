import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Env } from '../env.ts';
import { isCall } from './route.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The external sources that pages load, by directive of the content security policy. */
    pageSources: PageSources;
  }
}

type Headers = Readonly<Record<string, string>>;

/** Sets the security headers, which are computed once because they are the same for every response. */
export function sendSecurityHeaders(app: FastifyInstance, env: Env): void {
  const withStripe = env.STRIPE_SECRET_KEY !== undefined;
  app.decorate('pageSources', withStripe ? STRIPE_SOURCES : {});
  const options = {
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: env.publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: true },
  } satisfies HelmetOptions;
  const ofCalls = headersBy({
    ...options,
    ...FOR_PAGES_ONLY,
    contentSecurityPolicy: { useDefaults: false, directives: DATA_POLICY },
  });
  const ofPages = {
    // Pages replace this policy with their own, which allows their inline scripts.
    ...headersBy({ ...options, contentSecurityPolicy: { useDefaults: false, directives: { ...POLICY } } }),
    'permissions-policy': permissionsPolicy({ withStripe }),
  };
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(isCall(request) ? ofCalls : ofPages);
    next();
  });
}

/** The headers that helmet would set on every response. It doesn't read the request. */
function headersBy(options: HelmetOptions): Headers {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => {
    headers[name.toLowerCase()] = value;
  };
  const answer = { setHeader, removeHeader: () => {} };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}

/** Headers that don't concern data: they are about scripts, links, frames and downloads of pages. */
const FOR_PAGES_ONLY = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** API responses opened as a page may do nothing at all. */
const DATA_POLICY = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  // Dialogs and charts set styles as they open; a style cannot run code.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  // The font of figures is inlined in the style sheet.
  'font-src': ["'self'", 'data:'],
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

/** TradingView's widget: its script, and the frame that the script opens. */
const TRADINGVIEW_SOURCES: PageSources = {
  'script-src': ['https://s3.tradingview.com/external-embedding/'],
  'frame-src': ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
};

/** External sources of single pages. The policy belongs to the document, so these pages need a full load. */
export function sourcesOfPage(path: string, query: unknown): PageSources {
  const view = typeof query === 'object' && query !== null && 'view' in query ? query.view : null;
  return path === '/live-charts' && view === 'tradingview' ? TRADINGVIEW_SOURCES : {};
}

/** The content security policy of a page, with the hashes of its inline scripts and its external sources. */
export function pagePolicy(scriptHashes: readonly string[], ...others: readonly PageSources[]): string {
  const all: readonly PageSources[] = [POLICY, { 'script-src': scriptHashes }, ...others];
  const names = new Set(all.flatMap((sources) => Object.keys(sources)));
  return [...names].map((name) => [name, ...all.flatMap((sources) => sources[name] ?? [])].join(' ')).join('; ');
}

/** Browser features that neither our pages nor their frames use. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Passkeys are for our own pages only; Stripe's frames may ask the browser for a payment as well. */
function permissionsPolicy({ withStripe }: { withStripe: boolean }): string {
  const payment = ['self', ...(withStripe ? STRIPE_SCRIPTS.map((source) => `"${source}"`) : [])].join(' ');
  const own = ['publickey-credentials-get=(self)', 'publickey-credentials-create=(self)', `payment=(${payment})`];
  return [...DENIED_FEATURES.map((feature) => `${feature}=()`), ...own].join(', ');
}
