import { defineConfig } from 'vitest/config';

/** Long limits, so that a busy machine fails no test: what is awaited is a condition, and comes as soon as it can. */
const api = {
  include: ['apps/server/src/**/*.api.test.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/**/*.test.{ts,tsx}', 'scripts/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/*.{api,race}.test.ts'],
        },
      },
      { test: { ...api, name: 'api-pglite', env: { TEST_ENGINE: 'pglite' } } },
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
