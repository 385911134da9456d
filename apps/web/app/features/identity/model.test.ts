import { describe, expect, it } from 'vitest';
import { destination, exportFileName, formatDate, isSameAddress, lastUsedText } from './model.ts';

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
    ['2026-03-01T11:45:00Z', 'used in the last 24 hours'],
    ['2026-03-01T12:00:05Z', 'used in the last 24 hours'],
    ['2026-02-28T11:00:00Z', 'used in the last 2 days'],
    ['2026-02-20T12:00:00Z', 'used in the last 9 days'],
  ])('a session whose use was recorded at %s is shown as %s', (moment, words) => {
    expect(lastUsedText(moment, new Date('2026-03-01T12:00:00Z'))).toBe(words);
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
