// What may lie where, and who may import whom: the tables that layout.mjs checks. A rule changes
// here, in a commit of its own that says why.

/**
 * The features of each app, from the top down: a feature may import those after it and none before it. Most are nouns of
 * the contract. Besides them the server has health and API docs (system) and mail; the web has
 * articles and blind replay, which no call of their own brings, and what every screen of the site shares, such as its
 * headers.
 */
export const featureOrder = {
  server: [
    ...['system', 'analytics', 'assistant', 'journal', 'review', 'quiz', 'drill', 'scenario', 'vocabulary', 'market'],
    ...['progress', 'reward', 'pattern', 'payment', 'access', 'identity', 'mail'],
  ],
  web: [
    ...['analytics', 'assistant', 'replay', 'journal', 'review', 'vocabulary', 'quiz', 'drill', 'scenario', 'market'],
    'article',
    ...['pattern', 'progress', 'reward', 'payment', 'access', 'identity', 'site'],
  ],
};

export const apps = ['web', 'server', 'stripe-sandbox'];

/** Each package, the packages it may import, and those of which it may import types only. */
export const packages = {
  contract: { imports: [], importsTypes: [] },
  statistics: { imports: [], importsTypes: [] },
  market: { imports: [], importsTypes: ['contract'] },
  learning: { imports: ['statistics'], importsTypes: ['contract'] },
  journal: { imports: ['statistics'], importsTypes: ['contract'] },
  curriculum: { imports: ['contract', 'market', 'learning', 'statistics'], importsTypes: [] },
};

/**
 * The workspaces an app may import; the web takes of curriculum what `publicCurriculum` names. The Stripe sandbox knows
 * nothing of the product: the server hands it all it needs.
 */
export const appImports = {
  server: [...Object.keys(packages), 'stripe-sandbox'],
  'stripe-sandbox': [],
  web: ['contract', 'learning', 'market', 'journal', 'statistics', 'curriculum'],
};

/**
 * The part of curriculum that everyone may read, as folders and files. The rest is premium content, which must never
 * reach a browser: the web imports none of it, and neither does a public file.
 */
export const publicCurriculum = [
  ...['copy/', 'vocabulary/', 'articles/', 'fundamentals/', 'badges/'],
  ...['achievements', 'learning-modules'],
];

/** The one file of the web that reads the rest: at build time, to hand on what visitors get of the server. */
export const publicView = 'apps/web/scripts/public-patterns.ts';

/** Per app with layers: these, the layers each may import, and the doors of a feature for its neighbors. */
export const layers = {
  server: {
    source: 'apps/server/src',
    folders: ['plugins', 'features', 'db'],
    files: [
      ...['main.ts', 'app.ts', 'env.ts', 'runtime.ts', 'running-server.ts', 'shutdown.ts', 'startup-banner.ts'],
      ...['seed.ts', 'cli.ts'],
    ],
    imports: { env: [], db: ['env'], plugins: ['env', 'db'], features: ['env', 'db', 'plugins'] },
    doors: ['public.ts'],
  },
  web: {
    source: 'apps/web/app',
    folders: ['routes', 'features', 'ui', 'lib'],
    files: ['root.tsx', 'routes.ts', 'entry.server.tsx', 'app.css'],
    imports: { lib: [], ui: ['lib'], features: ['lib', 'ui'], routes: ['lib', 'ui', 'features'] },
    /** Of the packages, for a layer that may import fewer than its app: the design system knows no product. */
    packages: { ui: ['market'] },
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
    analytics: ['recommendations.ts', 'week.ts', 'weekly-email.ts', 'weekly-email-text.ts'],
    access: [
      ...['admin-command.ts', 'admin-routes.ts', 'purchase-report.ts', 'run-command.ts'],
      ...['claim.ts', 'context.ts', 'duplicates.ts', 'entitlement.ts', 'proof.ts', 'purchase-owner.ts'],
      ...['purchases.ts', 'unclaimed.ts'],
    ],
    assistant: [
      ...['analysis.ts', 'built-in-text.ts', 'check-text.ts', 'fact-context.ts', 'facts.ts', 'figures.ts', 'model.ts'],
      ...['pattern-facts.ts', 'prompt.ts', 'sentences.ts'],
    ],
    identity: [
      ...['auth.ts', 'auth-endpoints.ts', 'auth-headers.ts', 'better-auth.ts', 'email-address.ts', 'export.ts'],
      ...[
        'magic-link.ts',
        'oidc.ts',
        'oidc-errors.ts',
        'rate-limit.ts',
        'secret.ts',
        'sign-up-proof.ts',
        'unsubscribe.ts',
      ],
    ],
    mail: ['mailbox.ts', 'mailer.ts'],
    market: [
      ...[
        'bar-stream.ts',
        'candle-store.ts',
        'fetch-json.ts',
        'live-bars.ts',
        'simulated.ts',
        'source.ts',
        'sources.ts',
      ],
      ...['twelve-data.ts', 'upstream-candles.ts', 'yahoo.ts'],
    ],
    payment: [
      ...[
        'cancel-open-orders.ts',
        'duplicate-refund.ts',
        'events.ts',
        'orders.ts',
        'payment-jobs.ts',
        'payment-mail.ts',
      ],
      ...[
        'payment-snapshot.ts',
        'payment-state.ts',
        'purchases.ts',
        'reconcile.ts',
        'refunds.ts',
        'settle.ts',
        'stripe.ts',
      ],
      ...['webhook.ts'],
    ],
    progress: [
      ...['activity-log.ts', 'items.ts', 'learning-event.ts', 'record.ts', 'record-columns.ts'],
      ...['record-reader.ts', 'remembered-read.ts'],
    ],
    pattern: ['real-examples.ts'],
    quiz: ['answers.ts', 'judging.ts', 'scoring.ts'],
    reward: ['badges.ts', 'catalog.ts', 'celebration-texts.ts', 'celebrations.ts', 'claims.ts'],
    system: ['demonstration.ts', 'study-answers.ts', 'study-history.ts', 'study-plan.ts'],
  },
  web: {
    access: ['restore-problems.ts', 'tier.ts', 'tier-changes.ts'],
    article: ['figures.ts', 'picture-candles.ts', 'text-parts.ts'],
    drill: ['choice-keys.ts'],
    identity: [
      ...['account-queries.ts', 'auth-calls.ts', 'failures.ts', 'fields.ts', 'link-owner.ts', 'sign-in-queries.ts'],
      ...['signed-out-toast.ts', 'time-zones.ts'],
    ],
    journal: [
      ...['browser-backup.ts', 'form-draft.ts', 'lesson-notes.ts', 'trade-changes.ts', 'trade-column-memory.ts', 'trade-draft.ts'],
      ...['trade-link.ts', 'trade-month.ts', 'trade-storage.ts', 'trade-texts.ts'],
    ],
    market: [
      ...['bar-stream.ts', 'chart/', 'chart-choice.ts', 'chart-keys.ts', 'chart-layers.ts', 'chart-notes.ts'],
      ...['chart-settings.ts', 'chart-sound.ts', 'use-chart-layers.ts', 'use-followed-series.ts'],
      ...['drawings.ts', 'explanation-texts.ts', 'found-patterns.ts', 'live-candles.ts', 'thresholds.ts'],
      ...['use-chart-patterns.ts', 'use-chart-sound.ts', 'use-drawings.ts', 'use-live-chart.ts', 'use-price-chart.ts'],
    ],
    pattern: ['playback.ts', 'search.ts'],
    payment: [
      ...['card.ts', 'checkout-return.ts', 'heritage-welcome.ts', 'outcome.ts', 'return-address.ts'],
      ...['return-after-payment.ts', 'sandbox-calls.ts', 'stripe-appearance.ts', 'submit-payment.ts'],
    ],
    progress: [
      ...['calendar.ts', 'completion-queries.ts', 'learning-path.ts', 'merge-visitor-progress.ts', 'next-step.ts'],
      ...['week.ts'],
    ],
    reward: ['ledger-reason.ts'],
    review: [
      ...['merge-visitor-reviews.ts', 'review-chart.ts', 'review-deck.ts', 'review-entry.ts', 'review-keys.ts'],
      ...['reviewing.ts'],
    ],
    replay: [
      ...['chart/', 'history.ts', 'replay-keys.ts', 'session.ts', 'stretch.ts', 'texts.ts', 'use-play.ts'],
      ...['use-random-traders.ts', 'use-replay-chart.ts', 'use-replay-desk.ts'],
    ],
    quiz: [
      'merge-visitor-quizzes.ts',
      'placement.ts',
      'quiz-run.ts',
      'unsaved-results.ts',
      'use-now.ts',
      'visitor-quizzes.ts',
    ],
    vocabulary: ['speech.ts', 'term-marks.ts', 'quiz-model.ts'],
    site: ['member-groups.ts', 'navigation.ts', 'page-meta.ts', 'site-links.ts'],
  },
};

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
