import { expect, test, vi } from 'vitest';
import type { LearnerProfile } from '../../plugins/session.ts';
import { rememberRead } from './remembered-read.ts';

const person = (id: string, logRevision: number) => ({ id, logRevision }) as LearnerProfile;

test('a log is read once per learner and revision', async () => {
  const read = vi.fn(async ({ id, logRevision }: LearnerProfile) => `${id} ${logRevision}`);
  const remembered = rememberRead(read);
  const asked = [person('ada', 0), person('ada', 0), person('ben', 0), person('ada', 1), person('ben', 0)];
  const answers = [];
  for (const learner of asked) answers.push(await remembered(learner));
  expect(answers).toEqual(['ada 0', 'ada 0', 'ben 0', 'ada 1', 'ben 0']);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a failed read is not cached', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('The database is away.')).mockResolvedValue('read');
  const remembered = rememberRead<string>(read);
  await expect(remembered(person('ada', 0))).rejects.toThrow('The database is away.');
  expect(await remembered(person('ada', 0))).toBe('read');
});

test('concurrent calls share one read', async () => {
  const read = vi.fn(async ({ id }: LearnerProfile) => id);
  const remembered = rememberRead(read);
  expect(await Promise.all([remembered(person('ada', 0)), remembered(person('ada', 0))])).toEqual(['ada', 'ada']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a read with another input is made again, and of a learner only the latest is kept', async () => {
  const read = vi.fn(async (_: LearnerProfile, { day }: { day: number }) => day);
  const remembered = rememberRead(read);
  const days = [1, 1, 2, 1];
  for (const day of days) expect(await remembered(person('ada', 0), { day })).toBe(day);
  expect(read).toHaveBeenCalledTimes(3);
});
