import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browsers/journeys/*.journey.ts'],
    globalSetup: ['tests/browsers/global-setup.ts'],
    // One browser at a time: all journeys share the worker's server and its console.
    isolate: false,
    fileParallelism: false,
    // Long, so that a busy machine fails no journey: what is awaited is a condition, and comes as soon as it can.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['verbose'],
  },
});
