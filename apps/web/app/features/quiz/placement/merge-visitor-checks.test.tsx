import { beforeEach, expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { useMergeVisitorChecks } from './merge-visitor-checks.ts';
import { type VisitorCheck, visitorCheckStore } from './visitor-checks.ts';

const JUDGE = 'POST /api/placement';
const MERGED = 'Your starting point is now in your account';

function Merging() {
  useMergeVisitorChecks();
  return null;
}

const stored = () => visitorCheckStore().getState().value;
const checks: VisitorCheck[] = ['5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b', '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6c'].map(
  (id) => ({
    id,
    takenAt: '2026-03-02T12:00:00.000Z',
    sent: [{ questionId: 'picture-1', chosen: '2' }],
    answers: [],
  }),
);
const bodies = checks.map(({ id, takenAt, sent }) => ({ body: { tryId: id, takenAt, answers: sent } }));
const result = { known: [], startWith: 'doji', answers: [] };

beforeEach(() => {
  visitorCheckStore().change(() => checks);
  answer('GET /api/auth/user', people.genesis);
});

test('a visitor’s checks are judged again for the account, and leave the browser once they are', async () => {
  answer(JUDGE, result);
  renderScreen(<Merging />);
  expect(await screen.findByText(MERGED)).toBeTruthy();
  expect(recordedCalls(JUDGE)).toMatchObject(bodies);
  expect(stored()).toEqual([]);
});

test('checks that could not be sent stay in the browser and can be sent again', async () => {
  answer(JUDGE, refusal('unavailable'));
  const { user } = renderScreen(<Merging />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(stored()).toEqual(checks);
  answer(JUDGE, result);
  await user.click(retry);
  expect(await screen.findByText(MERGED)).toBeTruthy();
  expect(stored()).toEqual([]);
});

test('a visitor’s checks stay in the browser while no one is signed in', async () => {
  answer('GET /api/auth/user', people.visitor);
  renderScreen(<Merging />);
  await expect.poll(() => recordedCalls('GET /api/auth/user').length).toBe(1);
  expect(recordedCalls(JUDGE)).toEqual([]);
  expect(stored()).toEqual(checks);
});
