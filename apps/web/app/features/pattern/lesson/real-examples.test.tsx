import { patterns } from '@wickwise/curriculum/patterns';
import { expect, test } from 'vitest';
import { answer, refusal } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { listRealExamples } from '../../../../../server/src/features/pattern/real-examples.ts';
import { RealExamples } from './real-examples.tsx';

const CALL = 'GET /api/patterns/:patternId/real-examples';

function entryOf(id: string) {
  const entry = patterns.find((known) => known.id === id);
  if (entry === undefined) throw new Error(`The curriculum has no ${id}.`);
  return entry;
}

function renderExamples(id: string) {
  const { name, bias, recognizedAs } = entryOf(id);
  const isUndecided = bias === 'either' && recognizedAs?.kind === 'candlestick';
  return renderScreen(<RealExamples patternId={id} name={name} isUndecided={isUndecided} />);
}

test('a lesson shows a real chart that worked and one that failed, with symbol, days and outcome', async () => {
  answer(CALL, listRealExamples(entryOf('hammer')));
  renderExamples('hammer');
  expect(await screen.findByText(/^Worked: price closed above it on Sep \d+, 2018\.$/)).toBeTruthy();
  expect(screen.getByText(/^Failed: price closed below it on /)).toBeTruthy();
  expect(screen.getAllByText(/Bank of America/)).toHaveLength(2);
  expect(screen.getByRole('img', { name: /hammer of Aug 31, 2018 marked/ })).toBeTruthy();
});

test('an indecision pattern neither worked nor failed', async () => {
  answer(CALL, listRealExamples(entryOf('doji')));
  renderExamples('doji');
  expect(await screen.findByText(/^What came next: price closed above it on /)).toBeTruthy();
  expect(screen.queryByText(/Worked|Failed|textbook’s way/)).toBeNull();
});

test.each([
  ['three-white-soldiers', 'None that meets our rules went the other way', 1],
  ['bear-flag', 'None that meets our rules went the textbook’s way', 1],
  ['symmetrical-triangle', 'None that meets our rules went the other way', 1],
  ['double-top', 'None of them has one that meets our rules', 0],
])('the lesson on %s says which real chart is missing', async (id, words, charts) => {
  answer(CALL, listRealExamples(entryOf(id)));
  renderExamples(id);
  expect(await screen.findByText(new RegExp(`didn’t\\. ${words}, so there’s`))).toBeTruthy();
  expect(screen.queryAllByRole('figure')).toHaveLength(charts);
  expect(screen.queryAllByText(/^Prices from QuantConnect Lean/)).toHaveLength(charts);
  expect(document.body.textContent).not.toContain('Two charts');
});

test('real charts that didn’t load can be requested again', async () => {
  answer(CALL, refusal('internal_error'));
  const { user } = renderExamples('hammer');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer(CALL, listRealExamples(entryOf('hammer')));
  await user.click(retry);
  expect(await screen.findByText(/^Failed: /)).toBeTruthy();
});
