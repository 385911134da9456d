import './tests/support/no-settings.ts';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { publicPatterns } from './apps/web/scripts/public-patterns.ts';

const shared = {
  // A worker loads a module once for all of its files: loading the server or the curriculum costs more than most files.
  // What a file changes, it puts back.
  isolate: false,
  // Long, so that a busy machine fails no test: what is awaited is a condition, and comes as soon as it can.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const;

const API_OF_FEATURES = 'apps/server/src/features/**/*.api.test.ts';
/** What is below the features, and made-up calls of all of them. */
const API_BELOW_FEATURES = [
  'apps/server/src/{*,backup/**/*,db/**/*,plugins/**/*}.api.test.ts',
  'apps/stripe-sandbox/src/**/*.api.test.ts',
  'tests/fuzz/*.api.test.ts',
];
/** What tries every step, or stops and starts processes, takes minutes. */
const LONG = 'apps/server/src/**/*.long.test.ts';

// PGlite runs one transaction at a time and so hides races: they are tried on PostgreSQL only. So is what depends on no
// database: it is the faster one.
const ON_POSTGRES = 'apps/{server,stripe-sandbox}/src/**/*.{http,race}.test.ts';
const LONG_ON_POSTGRES = 'apps/server/src/**/*.long.{http,race}.test.ts';

const onPglite = { env: { TEST_ENGINE: 'pglite' }, globalSetup: ['tests/support/database/pglite.ts'] };
const onPostgres = { env: { TEST_ENGINE: 'postgres' }, globalSetup: ['tests/support/database/postgres.ts'] };

export default defineConfig({
  test: {
    // One more than there are processors, as tests wait for a database or another process a good part of their time. By
    // default one processor stays idle, which on two is half of them.
    maxWorkers: availableParallelism() + 1,
    // What tests read without an import: a change of it runs them all under `--changed`.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/db/migrations/**',
      '**/packages/market/fixtures/**',
      '**/tests/support/database/{pglite,prepare-database}.ts',
    ],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{packages,apps}/**/*.test.ts', 'tests/{,fuzz/,soak/}*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.{api,http,race,long}.test.ts'],
        },
      },
      {
        plugins: [publicPatterns()],
        test: {
          ...shared,
          name: 'component',
          include: ['apps/web/app/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/component/setup.ts'],
        },
      },
      { test: { ...shared, ...onPglite, name: 'api-pglite', include: API_BELOW_FEATURES } },
      {
        test: {
          ...shared,
          ...onPostgres,
          name: 'api-postgres',
          include: [...API_BELOW_FEATURES, API_OF_FEATURES, ON_POSTGRES],
          exclude: [...configDefaults.exclude, LONG_ON_POSTGRES],
        },
      },
      // What `npm run test:long` runs: the features' calls on the second engine, too.
      { test: { ...shared, ...onPglite, name: 'long-pglite', include: [API_OF_FEATURES, LONG] } },
      { test: { ...shared, ...onPostgres, name: 'long-postgres', include: [LONG, LONG_ON_POSTGRES] } },
    ],
  },
});
