import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StudyAction, studyMsAfter, studySessions } from './study-session.ts';

const start = new Date('2026-03-09T12:00:00Z');

function action(minute: number, changes: Partial<StudyAction> = {}): StudyAction {
  const at = new Date(start.getTime() + minute * 60_000);
  return { kind: 'flashcard-reviewed', at, seconds: null, correct: 1, total: 1, ...changes };
}

const quiz = { kind: 'quiz-completed', seconds: 240, correct: 3, total: 4 } as const;

describe('studySessions', () => {
  it('a pause of more than 30 minutes ends a session', () => {
    const sessions = studySessions([action(0), action(30), action(61)]);
    expect(sessions.map(({ studyMs }) => studyMs / 60_000)).toEqual([0, 30]);
  });

  it('a session begins when its first action began, at most 30 minutes earlier', () => {
    expect(studySessions([action(0, quiz)])).toEqual([
      { type: 'quiz', startedAt: new Date('2026-03-09T11:56:00Z'), studyMs: 240_000, correct: 3, incorrect: 1 },
    ]);
    expect(studySessions([action(0, { ...quiz, seconds: 80_000 })])[0]?.studyMs).toBe(30 * 60_000);
  });

  it('a session adds up its answers, and is mixed when its actions differ', () => {
    const [session] = studySessions([action(0), action(2, { correct: 0 }), action(9, quiz)]);
    expect(session).toMatchObject({ type: 'mixed', correct: 4, incorrect: 2, studyMs: 9 * 60_000 });
  });

  it('a study session without questions has no answers', () => {
    const lesson = { kind: 'lesson-completed', correct: null, total: null } as const;
    expect(studySessions([action(0, lesson)])).toMatchObject([{ type: 'lessons', correct: 0, incorrect: 0 }]);
  });
});

describe('studyMsAfter', () => {
  it('study time adds up to the sessions, for any log', () => {
    const anyLog = fc.array(fc.record({ gap: fc.nat({ max: 4000 }), seconds: fc.option(fc.nat({ max: 4000 })) }));
    fc.assert(
      fc.property(anyLog, (steps) => {
        let second = 0;
        const log = steps.map(({ gap, seconds }) => {
          second += gap;
          return action(second / 60, { seconds });
        });
        const one = log.reduce((sum, { at, seconds }, place) => {
          return sum + studyMsAfter(log[place - 1]?.at ?? null, { at, seconds });
        }, 0);
        expect(studySessions(log).reduce((sum, { studyMs }) => sum + studyMs, 0)).toBe(one);
      }),
    );
  });
});
