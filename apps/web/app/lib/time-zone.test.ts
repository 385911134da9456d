import { expect, test, vi } from 'vitest';
import { dayEndIn, deviceTimeZone, displayTimeZone, isSameClock, offsetZone } from './time-zone.ts';

function atOffset(minutesAhead: number): Date {
  const now = new Date('2026-03-09T12:00:00Z');
  vi.spyOn(now, 'getTimezoneOffset').mockReturnValue(-minutesAhead);
  return now;
}

test('the device’s own zone is used as it is', () => {
  expect(deviceTimeZone('Asia/Seoul', atOffset(540))).toEqual({ zone: 'Asia/Seoul', isRecognized: true });
});

test.each(['Etc/Unknown', 'Foo/Bar', '', '+09:00'])('%j is replaced by the zone of the offset', (reported) => {
  expect(deviceTimeZone(reported, atOffset(540))).toEqual({ zone: 'Etc/GMT-9', isRecognized: false });
  expect(deviceTimeZone(reported, atOffset(0))).toEqual({ zone: 'UTC', isRecognized: false });
});

test.each([
  [840, 'Etc/GMT-14'],
  [330, 'Etc/GMT-6'],
  [-720, 'Etc/GMT+12'],
])('the zone at %i minutes ahead of UTC is %s, which has that offset', (minutesAhead, zone) => {
  expect(offsetZone(atOffset(minutesAhead))).toBe(zone);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test('a learner’s zone that this browser doesn’t know is replaced by the device’s', () => {
  expect(displayTimeZone('Asia/Tokyo')).toBe('Asia/Tokyo');
  expect(displayTimeZone('Mars/Olympus')).toBe(deviceTimeZone().zone);
  expect(displayTimeZone(null)).toBe(deviceTimeZone().zone);
});

const january = new Date('2026-01-15T12:00:00Z');

test.each([
  ['UTC', 0, 'Asia/Seoul', '9:00 AM'],
  ['America/Los_Angeles', 0, 'Asia/Kolkata', '1:30 PM'],
  ['Asia/Kolkata', 0, 'UTC', '6:30 PM'],
  ['UTC', 4, 'Asia/Seoul', '1:00 PM'],
])('a day of %s that begins at %i ends in %s at %s', (timeZone, dayBeginsAt, zone, expected) => {
  expect(dayEndIn(zone, { of: { timeZone, dayBeginsAt }, now: january })).toBe(expected);
});

test('zones have the same clock only if they have it in summer and in winter', () => {
  expect(isSameClock('Europe/London', 'UTC', january)).toBe(false);
  expect(isSameClock('Europe/Berlin', 'Europe/Paris', january)).toBe(true);
  expect(isSameClock('Asia/Calcutta', 'Asia/Kolkata', january)).toBe(true);
});
