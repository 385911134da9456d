import { expect, test } from 'vitest';
import { people } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { answerForJournal, field, renderJournal, trade } from '#tests/component/trading-journal.tsx';
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
