import { beforeEach, expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { logForVisitor, visitorLogStore } from '../progress/public.ts';
import { useMergeVisitorDrills } from './merge-visitor-drills.ts';

const MERGE = 'POST /api/drills/merge';
const MERGED = 'Your practice on charts now counts in your account';
const DRILL = '5e1a3c0e-9c0a-4f5b-8b0a-1c2d3e4f5a6b';

function Merging() {
  useMergeVisitorDrills();
  return null;
}

const kinds = () =>
  visitorLogStore()
    .getState()
    .value.map(({ kind }) => kind);

beforeEach(() => {
  visitorLogStore().change(() => []);
  const at = '2026-03-02T12:00:00.000Z';
  for (let question = 0; question < 31; question++) {
    const form = { questionKind: 'judge', choices: 2, chosen: '1', isCorrect: true } as const;
    const key = { patternId: 'hammer', against: question === 0 ? 'doji' : null, drillId: DRILL, question };
    logForVisitor({ kind: 'drill', id: `drill:${question}`, at, ...key, ...form });
  }
  logForVisitor({ kind: 'lesson', id: 'lesson:doji', at, patternId: 'doji' });
  answer('GET /api/auth/user', people.genesis);
});

test('a visitor’s answers on charts go to the account in batches, and leave the browser', async () => {
  answer(MERGE, { added: 30 });
  renderScreen(<Merging />);
  expect(await screen.findByText(MERGED)).toBeTruthy();
  const [first, second] = recordedCalls(MERGE).map(({ body }) => (body as { answers: object[] }).answers);
  expect([first?.length, second?.length]).toEqual([30, 1]);
  expect(first?.slice(0, 2)).toEqual([
    expect.objectContaining({ patternId: 'hammer', against: 'doji', question: 0, chosen: '1' }),
    expect.not.objectContaining({ against: expect.anything() }),
  ]);
  expect(kinds()).toEqual(['lesson']);
});

test('answers that could not be merged stay in the browser and can be sent again', async () => {
  answer(MERGE, refusal('unavailable'));
  const { user } = renderScreen(<Merging />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(kinds()).toHaveLength(32);
  answer(MERGE, { added: 30 });
  await user.click(retry);
  expect(await screen.findByText(MERGED)).toBeTruthy();
  expect(kinds()).toEqual(['lesson']);
});
