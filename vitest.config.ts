import { defineConfig } from 'vitest/config';

/** Long limits, so that a busy machine fails no test: what is awaited is a condition, and comes as soon as it can. */
const api = {
  include: ['apps/server/src/**/*.api.test.ts', 'tests/fuzz/*.api.test.ts'],
  // Loading the server costs more than most files: a worker loads it once. What a file changes, it puts back.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    // By default one processor stays idle, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/**/*.test.{ts,tsx}', 'tests/fuzz/*.test.ts', 'scripts/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/*.{api,race}.test.ts'],
        },
      },
      {
        test: {
          ...api,
          name: 'api-pglite',
          env: { TEST_ENGINE: 'pglite' },
          globalSetup: ['tests/support/pglite.ts'],
        },
      },
      {
        test: {
          ...api,
          name: 'api-postgres',
          // PGlite runs one transaction at a time and so hides races: they are tried on PostgreSQL only.
          include: [...api.include, 'apps/server/src/**/*.race.test.ts'],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['tests/support/postgres.ts'],
        },
      },
    ],
  },
});
