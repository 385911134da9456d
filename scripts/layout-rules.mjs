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
    'system',
    'analytics',
    'assistant',
    'journal',
    'review',
    'quiz',
    'drill',
    'scenario',
    'vocabulary',
    'market',
    'progress',
    'reward',
    'pattern',
    'payment',
    'access',
    'identity',
    'mail',
  ],
  web: [
    'analytics',
    'assistant',
    'replay',
    'journal',
    'review',
    'vocabulary',
    'quiz',
    'drill',
    'scenario',
    'market',
    'article',
    'pattern',
    'progress',
    'reward',
    'payment',
    'access',
    'identity',
    'site',
  ],
};

export const apps = ['web', 'server', 'stripe-sandbox'];

/** Each package, the packages it may import, and those it may import types from. */
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
  'copy/',
  'vocabulary/',
  'articles/',
  'fundamentals/',
  'badges/',
  'achievements',
  'learning-modules',
];

/** The one file of the web that reads the rest: at build time, to hand on what visitors get of the server. */
export const publicView = 'apps/web/scripts/public-patterns.ts';

/** Per app with layers: these, the layers each may import, and the doors of a feature for its neighbors. */
export const layers = {
  server: {
    source: 'apps/server/src',
    folders: ['plugins', 'features', 'db'],
    files: [
      'main.ts',
      'app.ts',
      'env.ts',
      'runtime.ts',
      'running-server.ts',
      'shutdown.ts',
      'startup-banner.ts',
      'seed.ts',
      'cli.ts',
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

/** Lines of a file. Curriculum, fixtures and generated files are data and may be longer. */
export const limits = { source: 200, route: 120 };

export const vagueNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'service', 'services', 'manager'];

/** What reads the present. The server's features take its clock instead. */
export const clockReads = [
  { pattern: /\bDate\.now\b/, what: 'Date.now', instead: 'take the time as an argument' },
  { pattern: /\bnew Date\(\s*\)/, what: 'new Date()', instead: 'take the time as an argument' },
];

/** What a pure package takes as an argument instead. */
export const impurities = [
  ...clockReads,
  { pattern: /\bperformance\.now\b/, what: 'performance.now', instead: 'take the time as an argument' },
  { pattern: /\bMath\.random\b/, what: 'Math.random', instead: 'take the randomness as an argument' },
  { pattern: /\bcrypto\.\w/, what: 'crypto', instead: 'take the randomness as an argument' },
  { pattern: /\bprocess\.\w/, what: 'process', instead: 'take the setting as an argument' },
];

export const frameworks = ['react', 'react-dom', 'react-router', 'fastify'];
