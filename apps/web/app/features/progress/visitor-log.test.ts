import { beforeEach, expect, test } from 'vitest';
import { logForVisitor, type VisitorEntry, visitorLogStore } from './visitor-log.ts';

const lesson = (id: string): VisitorEntry => ({
  kind: 'lesson',
  id,
  at: '2026-03-09T12:00:00.000Z',
  patternId: 'doji',
});

beforeEach(() => {
  visitorLogStore().change(() => []);
});

test('an entry that is logged twice counts once', () => {
  logForVisitor(lesson('a'));
  logForVisitor(lesson('a'));
  expect(visitorLogStore().getState().value).toEqual([lesson('a')]);
});

test('the oldest entries make way for new ones', () => {
  visitorLogStore().change(() => Array.from({ length: 1000 }, (_, index) => lesson(String(index))));
  logForVisitor(lesson('new'));
  const ids = visitorLogStore()
    .getState()
    .value.map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([1000, '1', 'new']);
});
