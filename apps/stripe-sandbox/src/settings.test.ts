import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('no setting is required', () => {
  expect(readSettings({})).toEqual({
    port: 4242,
    webhookUrl: null,
    dataDir: '.data-stripe-sandbox',
    logLevel: 'warn',
  });
});

test('every setting can be changed', () => {
  const env = { PORT: '5000', WEBHOOK_URL: 'http://localhost:8080/hook', DATA_DIR: '/data', LOG_LEVEL: 'info' };
  expect(readSettings(env)).toEqual({
    port: 5000,
    webhookUrl: 'http://localhost:8080/hook',
    dataDir: '/data',
    logLevel: 'info',
  });
});

test.each([
  [{ PORT: 'web' }, 'PORT is not a port'],
  [{ PORT: '70000' }, 'PORT is not a port'],
  [{ PORT: '1.5' }, 'PORT is not a port'],
  [{ WEBHOOK_URL: 'localhost:8080' }, 'WEBHOOK_URL is not a URL'],
  [{ WEBHOOK_URL: 'ftp://localhost/' }, 'WEBHOOK_URL is not a URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is none of fatal, error'],
])('the setting %j is rejected with a message that names the setting', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});
