// Who may import whom, for `npm run check:imports`. A rule's comment is the message of its violation: it says what to do.

import { featureOrder } from './scripts/feature-order.mjs';

/** The workspaces that each workspace may import, and those of which it may import types only. */
const workspaces = {
  'packages/contract': { imports: [], types: [] },
  'packages/statistics': { imports: [], types: [] },
  'packages/market': { imports: [], types: [] },
  'packages/learning': { imports: ['packages/statistics'], types: ['packages/contract'] },
  'packages/journal': { imports: ['packages/statistics'], types: ['packages/contract'] },
  'packages/curriculum': {
    imports: ['packages/contract', 'packages/market', 'packages/learning', 'packages/statistics'],
    types: [],
  },
  'apps/stripe-sandbox': { imports: [], types: [] },
  'apps/server': { imports: ['packages/[^/]+', 'apps/stripe-sandbox'], types: [] },
  'apps/web': { imports: ['packages/[^/]+'], types: [] },
};

/** The part of the curriculum that everyone may read. The rest is premium content. */
const publicCurriculum =
  '^packages/curriculum/src/((copy|vocabulary|articles|fundamentals|badges)/|(achievements|learning-modules|learning-path|questions/pattern-phrase)[.]ts$)';
/** The one file of the web that reads premium content: at build time, to hand on what everyone may read of it. */
const publicView = '^apps/web/scripts/public-patterns[.]ts$';

/** The layers of each app with the layers that each may import, and the files by which a feature is entered. */
const apps = {
  server: {
    source: 'apps/server/src',
    layers: {
      'env-values[.]ts$': [],
      'env[.]ts$': ['env-values[.]ts$'],
      'db/': ['env[.]ts$'],
      'plugins/': ['env[.]ts$', 'db/'],
      'features/': ['env[.]ts$', 'db/', 'plugins/'],
    },
    entrances: ['public.ts'],
    above: 'contexts.ts or scopes.ts',
  },
  web: {
    source: 'apps/web/app',
    layers: { 'lib/': [], 'ui/': ['lib/'], 'features/': ['lib/', 'ui/'], 'routes/': ['lib/', 'ui/', 'features/'] },
    entrances: ['public.ts', 'queries.ts'],
    above: 'a route',
  },
};

const test = '([.]test[.]tsx?|[.]d[.]ts)$';
const anyOf = (paths) => `(${paths.join('|')})`;
const nameOf = (path) => path.replaceAll(/\[\^\/\]\+/g, '*').replaceAll(/[[\]$]/g, '');
const onlyOf = (paths) => (paths.length === 0 ? 'nothing else' : `only ${paths.map(nameOf).join(', ')}`);
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

function workspaceRules([workspace, { imports, types }]) {
  const own = `^${workspace}/`;
  const allowed = anyOf([workspace, ...imports].map((path) => `^${path}/`));
  const advice = 'Move what both need into a package that both may import, or pass it in as an argument.';
  const from = { path: own, pathNot: [test, `^${workspace}/src/seed[.]ts$`] };
  const anyWorkspace = '^(apps|packages|tests|bench|scripts)/';
  return [
    forbid(`${workspace} imports ${onlyOf([...imports, ...types])}`, advice, from, {
      path: anyWorkspace,
      pathNot: [allowed, ...types.map((path) => `^${path}/`)],
    }),
    ...types.map((path) =>
      forbid(
        `${workspace} imports only types from ${path}`,
        `Write "import type", or move the value into ${workspace}.`,
        from,
        { path: `^${path}/`, dependencyTypesNot: ['type-only'] },
      ),
    ),
  ];
}

function layerRules({ source, layers }) {
  return Object.entries(layers).map(([layer, below]) =>
    forbid(
      `${source}/${nameOf(layer)} imports ${onlyOf(below)}`,
      'Move what you need down, or have it passed in from above.',
      { path: `^${source}/${layer}`, pathNot: test },
      { path: `^${source}/`, pathNot: anyOf([layer, ...below].map((path) => `^${source}/${path}`)) },
    ),
  );
}

function featureRules(app) {
  const { source, entrances, above } = apps[app];
  const features = `^${source}/features/`;
  const order = featureOrder[app];
  const directions = order
    .slice(1)
    .map((noun, index) =>
      forbid(
        `${app}/${noun} imports no feature above it`,
        `featureOrder (scripts/feature-order.mjs) puts ${noun} below it, and imports only run down. Let ${above} pass in what you need, or move it down into ${noun}.`,
        { path: `${features}${noun}/`, pathNot: test },
        { path: `${features}${anyOf(order.slice(0, index + 1))}/` },
      ),
    );
  return [
    ...directions,
    forbid(
      `a feature of the ${app} is entered through ${entrances.join(' or ')}`,
      `Export what you need from the other feature's ${entrances.join(' or ')}.`,
      { path: `${features}([^/]+)/`, pathNot: test },
      {
        path: features,
        pathNot: [`${features}$1/`, ...entrances.map((file) => `${features}[^/]+/${file.replace('.', '[.]')}$`)],
      },
    ),
    forbid(
      `a feature of the ${app} is declared`,
      'A folder of features/ is a noun in featureOrder (scripts/feature-order.mjs). Declare the new one there, above every feature that it imports, or move the file to the noun it belongs to.',
      {},
      { path: `${features}[^/]+/`, pathNot: `${features}${anyOf(order)}/` },
    ),
  ];
}

export default {
  forbidden: [
    forbid(
      'no circular imports',
      'Files that import each other, types included, can only be read together. Move what both need into the one below, or into a file of its own.',
      {},
      { circular: true },
    ),
    ...Object.entries(workspaces).flatMap(workspaceRules),
    ...Object.values(apps).flatMap(layerRules),
    ...Object.keys(apps).flatMap(featureRules),
    forbid(
      'the design system has no product code',
      'ui/ imports packages/market and no other package: pass it what it shows.',
      { path: '^apps/web/app/ui/', pathNot: test },
      { path: '^packages/', pathNot: '^packages/market/' },
    ),
    forbid(
      'premium content stays on the server',
      'It must never reach a browser: ask the server for it through a call of the contract.',
      { path: '^apps/web/', pathNot: [test, publicView] },
      { path: '^packages/curriculum/', pathNot: publicCurriculum },
    ),
    forbid(
      'public content loads no premium content',
      'What it imports reaches the browser with it: write "import type", or move what it needs beside it.',
      { path: publicCurriculum, pathNot: test },
      { path: '^packages/curriculum/', pathNot: publicCurriculum, dependencyTypesNot: ['type-only'] },
    ),
    ...[{ dependencyTypes: ['core'] }, { path: 'node_modules/(react|react-dom|react-router|fastify|@fastify)/' }].map(
      (to) =>
        forbid(
          'packages are pure',
          'They know no platform and no framework: do this in an app, and pass the result in.',
          { path: '^packages/[^/]+/src/', pathNot: test },
          to,
        ),
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(build|fixtures|[+]types)/' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx'],
    },
  },
};
