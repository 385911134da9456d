import { describe, expect, it } from 'vitest';
import { destination, deviceName, exportFileName, formatAgo, formatDate, isSameAddress } from './model.ts';

describe('where to go after sign-in', () => {
  it.each(['/learn/hammer', '/progress?tab=week', '/sign-in-tips', '/'])('a sign-in returns to %s', (path) => {
    expect(destination(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'learn',
    'https://evil.example',
    '//evil.example',
    '/\\evil',
    '/a\tb',
    '/sign-in',
    '/sign-in/link',
    '/api/logout',
    '/%2Fevil',
    '/a%5cb',
  ])('a sign-in returns to the lessons instead of %s', (path) => {
    expect(destination(path)).toBe('/learn');
  });
});

describe('words', () => {
  it.each([
    ['2026-03-01T11:59:30Z', 'just now'],
    ['2026-03-01T11:45:00Z', '15 minutes ago'],
    ['2026-03-01T09:30:00Z', '2 hours ago'],
    ['2026-02-28T11:00:00Z', 'yesterday'],
    ['2026-02-20T12:00:00Z', '9 days ago'],
    ['2026-03-01T12:00:05Z', 'just now'],
  ])('the moment %s is shown as %s', (moment, words) => {
    expect(formatAgo(moment, new Date('2026-03-01T12:00:00Z'))).toBe(words);
  });

  it("a date is shown in the learner's time zone", () => {
    expect(formatDate('2026-03-01T23:30:00Z', 'Europe/Berlin')).toBe('March 2, 2026');
  });

  it('the export is named after the day', () => {
    expect(exportFileName('2026-03-01T23:30:00.000Z')).toBe('wickwise-export-2026-03-01.json');
  });

  it('an address is confirmed whatever its case', () => {
    expect(isSameAddress(' ADA@example.com', 'ada@example.com')).toBe(true);
    expect(isSameAddress('', 'ada@example.com')).toBe(false);
  });
});

describe('devices', () => {
  const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140.0 Mobile Safari/604.1',
      'Chrome on iPhone',
    ],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
  ])('the user agent %s is named %s', (userAgent, words) => {
    expect(deviceName(userAgent)).toBe(words);
  });
});
