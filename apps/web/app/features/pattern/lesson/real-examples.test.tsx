import { patterns } from '@wickwise/curriculum/patterns';
import { expect, test } from 'vitest';
import { answer, refusal } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { listRealExamples } from '../../../../../server/src/features/pattern/real-examples.ts';
import { RealExamples } from './real-examples.tsx';

const CALL = 'GET /api/patterns/:patternId/real-examples';
const entryOf = (id: string) => patterns.find((entry) => entry.id === id) ?? patterns[0];

function renderExamples(id: string) {
  const entry = entryOf(id);
  if (entry === undefined) throw new Error('The curriculum is empty.');
  return renderScreen(<RealExamples patternId={id} name={entry.name} bias={entry.bias} />);
}

test('a lesson shows a real chart that worked and one that failed, with symbol, days and outcome', async () => {
  const hammer = entryOf('hammer');
  answer(CALL, hammer ? listRealExamples(hammer) : []);
  renderExamples('hammer');
  expect(await screen.findByText(/^Worked: price closed above it on Sep \d+, 2018\.$/)).toBeTruthy();
  expect(screen.getByText(/^Failed: price closed below it on /)).toBeTruthy();
  expect(screen.getAllByText(/Bank of America/)).toHaveLength(2);
  expect(screen.getByRole('img', { name: /hammer of Aug 31, 2018 marked/ })).toBeTruthy();
});

test('an indecision pattern neither worked nor failed', async () => {
  const doji = entryOf('doji');
  answer(CALL, doji ? listRealExamples(doji) : []);
  renderExamples('doji');
  expect(await screen.findByText(/^What came next: price closed above it on /)).toBeTruthy();
  expect(screen.queryByText(/Worked|Failed|textbook’s way/)).toBeNull();
});

test('without real charts there is no heading for them', async () => {
  answer(CALL, []);
  const { client } = renderExamples('market-structure');
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('real charts that didn’t load can be requested again', async () => {
  answer(CALL, refusal('internal_error'));
  const { user } = renderExamples('hammer');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const hammer = entryOf('hammer');
  answer(CALL, hammer ? listRealExamples(hammer) : []);
  await user.click(retry);
  expect(await screen.findByText(/^Failed: /)).toBeTruthy();
});
