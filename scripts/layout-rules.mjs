// What may lie where, and who may import whom: the tables that layout.mjs checks. A rule changes
// here, in a commit of its own that says why.

export const nouns = [
  ...['identity', 'access', 'payment', 'pattern', 'vocabulary', 'scenario', 'quiz'],
  ...['review', 'progress', 'reward', 'analytics', 'market', 'assistant', 'journal'],
];

/** The server also has health and API docs, the mail it sends, and the payment sandbox. */
export const serverNouns = [...nouns, 'system', 'mail', 'sandbox'];

/** The web also has articles: they come with its pages, and no call brings them. */
export const webNouns = [...nouns, 'article'];

export const apps = ['web', 'server'];

/** Each package, the packages it may import, and those of which it may import types only. */
export const packages = {
  contract: { imports: [], importsTypes: [] },
  market: { imports: [], importsTypes: ['contract'] },
  learning: { imports: [], importsTypes: ['contract'] },
  journal: { imports: [], importsTypes: ['contract'] },
  curriculum: { imports: ['contract', 'market', 'learning'], importsTypes: [] },
};

/** The packages an app may import; the web takes of curriculum what `publicCurriculum` names. */
export const appImports = {
  server: Object.keys(packages),
  web: ['contract', 'learning', 'market', 'journal', 'curriculum'],
};

/**
 * The part of curriculum that everyone may read, as folders and files. The rest is premium content, which must never
 * reach a browser: the web imports none of it, and neither does a public file.
 */
export const publicCurriculum = [
  ...['copy/', 'vocabulary/', 'articles/', 'fundamentals/', 'badges/'],
  ...['achievements', 'learning-modules'],
];

/** Per app: its layers, the layers each may import, and the doors of a feature for its neighbours. */
export const layers = {
  server: {
    source: 'apps/server/src',
    folders: ['plugins', 'features', 'db'],
    files: [
      ...['main.ts', 'app.ts', 'env.ts', 'runtime.ts', 'running-server.ts', 'shutdown.ts', 'start-block.ts'],
      ...['seed.ts', 'operator.ts'],
    ],
    imports: { env: [], db: ['env'], plugins: ['env', 'db'], features: ['env', 'db', 'plugins'] },
    doors: ['public.ts'],
  },
  web: {
    source: 'apps/web/app',
    folders: ['routes', 'features', 'ui', 'lib'],
    files: ['root.tsx', 'routes.ts', 'entry.client.tsx', 'app.css'],
    imports: { lib: [], ui: ['lib'], features: ['lib', 'ui'], routes: ['lib', 'ui', 'features'] },
    doors: ['public.ts', 'queries.ts'],
  },
};

/** The file names every feature may use. */
export const featureFiles = {
  server: ['routes.ts', 'data.ts', 'mutations.ts', 'rules.ts', 'public.ts'],
  web: ['queries.ts', 'model.ts', 'storage.ts', 'public.ts'],
};

/**
 * What single features need beyond those names: kebab-case files, or `folder/` for a subfolder of
 * such files.
 */
export const extraFiles = {
  server: {
    access: ['operator.ts', 'operator-order.ts', 'operator-report.ts', 'operator-routes.ts'],
    identity: [
      ...['allowance.ts', 'auth.ts', 'email-address.ts', 'export.ts', 'library.ts', 'library-endpoints.ts'],
      ...['library-headers.ts', 'links.ts'],
      ...['provider.ts', 'provider-refusal.ts', 'secret.ts', 'sign-up-proof.ts'],
    ],
    mail: ['mailbox.ts', 'mailer.ts'],
    payment: [
      ...['claim.ts', 'closing.ts', 'events.ts', 'mails.ts', 'orders.ts', 'payment-jobs.ts', 'proof.ts', 'provider.ts'],
      ...['purchases.ts', 'reading.ts', 'reconcile.ts', 'settle.ts', 'webhook.ts'],
      ...[
        'duplicates.ts',
        'duplicate-refund.ts',
        'payment-state.ts',
        'purchase-owner.ts',
        'refunds.ts',
        'unclaimed.ts',
      ],
    ],
    progress: ['learning-event.ts'],
    sandbox: [
      ...[
        'api/',
        'page/',
        'bank.ts',
        'browser.ts',
        'card.ts',
        'charge-object.ts',
        'checkout.ts',
        'delivery.ts',
        'disputes.ts',
      ],
      ...[
        'due.ts',
        'faults.ts',
        'ids.ts',
        'objects.ts',
        'outbox.ts',
        'own-address.ts',
        'payment.ts',
        'payment-objects.ts',
        'refunds.ts',
      ],
      ...['refusal.ts', 'sandbox.ts', 'session-objects.ts', 'session-state.ts', 'test-methods.ts'],
    ],
    system: ['demonstration.ts'],
  },
  web: {
    access: ['checkout.ts'],
    article: ['figures.ts', 'picture-candles.ts', 'text-parts.ts'],
    identity: ['auth-calls.ts', 'failures.ts', 'fields.ts', 'link-owner.ts', 'time-zones.ts'],
    payment: ['card.ts', 'field-problems.ts', 'paying.ts', 'sandbox-calls.ts', 'stripe-appearance.ts'],
  },
};

/** Old sins, as `path: rule`. The list only shrinks: an entry that is mended must go. */
export const tolerated = [];

export const limits = { lines: 400, routeLines: 120 };

export const vagueNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common'];

/** What a pure package takes as an argument instead. */
export const impurities = [
  { pattern: /\bDate\.now\b/, what: 'Date.now', instead: 'take the time as an argument' },
  { pattern: /\bnew Date\(\s*\)/, what: 'new Date()', instead: 'take the time as an argument' },
  { pattern: /\bperformance\.now\b/, what: 'performance.now', instead: 'take the time as an argument' },
  { pattern: /\bMath\.random\b/, what: 'Math.random', instead: 'take the randomness as an argument' },
  { pattern: /\bcrypto\.\w/, what: 'crypto', instead: 'take the randomness as an argument' },
  { pattern: /\bprocess\.\w/, what: 'process', instead: 'take the setting as an argument' },
];

export const frameworks = ['react', 'react-dom', 'react-router', 'fastify'];
