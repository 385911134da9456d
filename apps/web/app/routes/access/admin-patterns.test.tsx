import { expect, test } from 'vitest';
import { answer, refusal } from '#tests/component/answers.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { listPatternOverview } from '../../../../server/src/features/pattern/data.ts';
import AdminPatterns from './admin-patterns.tsx';

const OVERVIEW = 'GET /api/patterns/all';
const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

test('the pattern overview counts what the server has, and lists it by category', async () => {
  const patterns = listPatternOverview();
  answer(OVERVIEW, patterns);
  renderScreen(<AdminPatterns />);
  await screen.findAllByRole('term');
  expect(textsOf('term')).toEqual(['Genesis patterns', 'Heritage patterns', 'Total patterns']);
  const genesis = patterns.filter(({ requiredTier }) => requiredTier === 'genesis').length;
  expect(textsOf('definition')).toEqual([genesis, patterns.length - genesis, patterns.length].map(String));
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    expect.stringMatching(/^Candlesticks/),
    expect.stringMatching(/^Chart patterns/),
    expect.stringMatching(/^Price action/),
  ]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(patterns.length);
  const row = screen.getByRole('link', { name: 'Hammer' }).closest('tr');
  const hammer = within(row ?? document.body);
  expect(hammer.getByRole('img', { name: 'Difficulty: easy' })).toBeTruthy();
  const cells = hammer.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(-2)).toEqual(['4 min', `${patterns.find(({ id }) => id === 'hammer')?.rating}%`]);
});

test('a pattern overview that couldn’t be loaded can be requested again', async () => {
  answer(OVERVIEW, refusal('unavailable'));
  const { user } = renderScreen(<AdminPatterns />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer(OVERVIEW, listPatternOverview());
  await user.click(again);
  expect(await screen.findAllByRole('definition')).toHaveLength(3);
});
