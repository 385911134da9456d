import { describe, expect, it } from 'vitest';
import { type LearningRecord, recordEvent } from './learning-event.ts';
import { parseLocalDay } from './local-day.ts';

const today = parseLocalDay('2026-03-09');
const now = new Date('2026-03-09T12:00:00Z');
const blank: LearningRecord = {
  today,
  studiedDays: new Set(),
  lessons: new Map(),
  experience: 0,
  earnedCauses: new Set(),
};
const complete = { kind: 'lesson-completed', patternId: 'hammer' } as const;
const reopen = { kind: 'lesson-reopened', patternId: 'hammer' } as const;

describe('recordEvent', () => {
  it('adds a first completion with its day and what it earns', () => {
    const { activity, entries, record } = recordEvent(blank, complete, now);
    expect(activity).toEqual({ kind: 'lesson-completed', subject: 'hammer', countsAsStudy: true });
    expect(entries).toEqual([
      { cause: 'pattern-mastered:hammer', points: 50 },
      { cause: 'streak-day:2026-03-09', points: 10 },
    ]);
    expect(record).toEqual({
      today,
      studiedDays: new Set([today]),
      lessons: new Map([['hammer', { completed: true, wasCompleted: true, changedAt: now }]]),
      experience: 60,
      earnedCauses: new Set(['pattern-mastered:hammer', 'streak-day:2026-03-09']),
    });
  });

  it('adds nothing that the record says already', () => {
    const { record } = recordEvent(blank, complete, now);
    expect(recordEvent(record, complete, now)).toEqual({ activity: null, entries: [], record });
  });

  it('logs a reopening and the next completion, which are no study and earn nothing', () => {
    const { record } = recordEvent({ ...blank, today: parseLocalDay('2026-03-08') }, complete, now);
    const reopened = recordEvent({ ...record, today }, reopen, now);
    expect(reopened.activity).toEqual({ kind: 'lesson-reopened', subject: 'hammer', countsAsStudy: false });
    const again = recordEvent(reopened.record, complete, now);
    expect(again).toMatchObject({ activity: { countsAsStudy: false }, entries: [], record: { experience: 60 } });
    expect(again.record.studiedDays.has(today)).toBe(false);
  });

  it('pays the day once, and the level that several events reach together once', () => {
    const first = recordEvent({ ...blank, experience: 900 }, complete, now);
    const second = recordEvent(first.record, { ...complete, patternId: 'doji' }, now);
    expect(second.entries.map(({ cause }) => cause)).toEqual(['pattern-mastered:doji', 'level-up:2']);
    expect(second.record.experience).toBe(900 + 60 + 50 + 40);
  });

  it('leaves the record it was given as it was', () => {
    recordEvent(blank, complete, now);
    expect([blank.lessons.size, blank.studiedDays.size, blank.earnedCauses.size]).toEqual([0, 0, 0]);
  });
});
