import { describe, expect, it } from 'vitest';
import { matchingTimeZones, timeZoneChoice } from './time-zones.ts';

describe('time zones', () => {
  const zones = ['America/New_York', 'Europe/Berlin', 'Europe/Paris', 'Pacific/Port_Moresby', 'UTC'];

  it('a time zone is found by its city, with spaces, and by its continent', () => {
    expect(matchingTimeZones(zones, 'new yo')).toEqual(['America/New_York']);
    expect(matchingTimeZones(zones, 'europe')).toEqual(['Europe/Berlin', 'Europe/Paris']);
    expect(matchingTimeZones(zones, 'atlantis')).toEqual([]);
    expect(matchingTimeZones(zones, '')).toEqual(zones);
  });

  it.each([
    ['Europe/Kiev', 'Asia/Calcutta'],
    ['Europe/Kyiv', 'Asia/Kolkata'],
  ])('both spellings find %s and %s, whichever the browser lists', (ukraine, india) => {
    const listed = ['Europe/Berlin', india, ukraine];
    for (const typed of ['Kyiv', 'kiev', 'europe/ky']) expect(matchingTimeZones(listed, typed)).toEqual([ukraine]);
    for (const typed of ['Kolkata', 'calc']) expect(matchingTimeZones(listed, typed)).toEqual([india]);
  });

  it('the cities that start with what was typed come first', () => {
    expect(matchingTimeZones(zones, 'p')[0]).toBe('Europe/Paris');
  });

  it('a zone’s offset is that of the given moment, daylight saving time included', () => {
    expect(timeZoneChoice('America/New_York', new Date('2026-07-01T00:00:00Z'))).toEqual({
      zone: 'America/New_York',
      city: 'New York',
      offset: 'GMT-4',
    });
    expect(timeZoneChoice('America/New_York', new Date('2026-01-01T00:00:00Z')).offset).toBe('GMT-5');
  });
});
