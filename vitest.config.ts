import { defineConfig } from 'vitest/config';

const api = { include: ['apps/server/src/**/*.api.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 };

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
