import { expect, test } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { answerForJournal, buttonNamed, field, renderJournal, trade } from '#tests/component/trading-journal.tsx';
import TradingJournal from './trading-journal.tsx';

test('a link from the plan of the day opens the review of its trade, which reloading does not open again', async () => {
  answerForJournal();
  const [reviewed, other] = [trade({ symbol: 'MSFT' }), trade({ symbol: 'AAPL' })];
  renderJournal(other, reviewed);
  cleanup();
  const { address } = renderScreen(<TradingJournal />, {
    at: `/trading-journal?review=${reviewed.id}`,
    viewer: people.heritage,
  });
  expect(await screen.findByRole('heading', { name: 'Edit Trade' })).toBeTruthy();
  expect(field(/^Symbol/).value).toBe('MSFT');
  expect(screen.getByRole('region', { name: 'Review' }).closest('details')?.open).toBe(true);
  await expect.poll(address).toBe('/trading-journal');
});

/** Edits the newest trade: what its trader says of the rules. */
async function check(user: ReturnType<typeof renderJournal>['user'], ...labels: string[]) {
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  for (const label of labels) await user.click(field(label));
  await user.click(buttonNamed('Update Trade'));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Edit Trade' })).toBeNull();
}

const decided = () =>
  recordedCalls('POST /api/decisions').flatMap(({ body }) => (body as { decisions: object[] }).decisions);

test('checking a closed trade against the rules is an observation, sent once and without the trade itself', async () => {
  answerForJournal();
  answer('POST /api/decisions', { added: 3 });
  const { user } = renderJournal(trade({ id: '1767225600009' }));
  await check(user, 'Moved the stop away from price');
  await expect.poll(decided).toEqual(
    [
      ['trade-entry', true],
      ['trade-risk', false],
      ['trade-exit', true],
    ].map(([topic, isKept]) => {
      const id = `trade-review:1767225600009:${topic}`;
      return { id, source: 'trade-review', topic, isKept, decidedAt: expect.any(String) };
    }),
  );
  await check(user, 'Traded too large a position');
  expect(decided()).toHaveLength(3);
});

test('a trade that is open or was not checked is none', async () => {
  answerForJournal();
  const { user } = renderJournal(trade({ exitPrice: null, winLoss: 'pending' }));
  await check(user, 'I followed them all');
  cleanup();
  const closed = renderJournal(trade());
  await check(closed.user);
  expect(decided()).toEqual([]);
});
