import { describe, expect, test } from 'vitest';
import { dayToRemindOf, isPushService } from './rules.ts';

const inBerlin = (hour: number) => ({ hour, timeZone: 'Europe/Berlin' });

describe('the day to remind of', () => {
  test.each([
    // Central European Time until March 29, 2026, at 1:00 UTC; then the clock goes from 2 to 3.
    ['2026-03-28T16:59:00Z', 18, null],
    ['2026-03-28T17:00:00Z', 18, '2026-03-28'],
    ['2026-03-28T18:59:00Z', 18, '2026-03-28'],
    ['2026-03-28T19:00:00Z', 18, null],
    ['2026-03-29T15:59:00Z', 18, null],
    ['2026-03-29T16:00:00Z', 18, '2026-03-29'],
    // The hour that the clock skips.
    ['2026-03-29T00:59:00Z', 2, null],
    ['2026-03-29T01:00:00Z', 2, '2026-03-29'],
    // The hour that it shows twice is of one day.
    ['2026-10-25T00:30:00Z', 2, '2026-10-25'],
    ['2026-10-25T01:30:00Z', 2, '2026-10-25'],
    ['2026-03-09T22:30:00Z', 23, '2026-03-09'],
    ['2026-03-09T23:00:00Z', 23, null],
    ['2026-03-09T23:00:00Z', 0, '2026-03-10'],
  ])('at %s for a reminder at %i', (now, hour, day) => {
    expect(dayToRemindOf(new Date(now), inBerlin(hour))).toBe(day);
  });
});

describe('a push service', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['https://web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/fcm/send/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://fcm.googleapis.com.example.com/x', false],
    ['https://notfcm.googleapis.com/x', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['http://localhost:9999/x', false],
  ])('%s is one: %s', (endpoint, isOne) => {
    expect(isPushService(endpoint, { allowsLocal: false })).toBe(isOne);
  });

  test('a stand-in on this machine is one only where it is allowed', () => {
    expect(isPushService('http://localhost:9999/x', { allowsLocal: true })).toBe(true);
    expect(isPushService('http://10.0.0.1/x', { allowsLocal: true })).toBe(false);
  });
});
