import { type JournalEntry, newEntry } from '@wickwise/journal/entry';
import { beforeEach, expect, test } from 'vitest';
import { act, screen } from '#tests/component/render-screen.tsx';
import { answerForJournal, buttonNamed, field, renderJournal, stored } from '#tests/component/trading-journal.tsx';

beforeEach(answerForJournal);

const plan = {
  ...{ entry: 400, stop: 392.5, target: 420, riskAmount: 300, size: 40, reason: 'Double bottom', confidence: 60 },
  lockedAt: '2026-03-02T09:00:00.000Z',
};
const planned: JournalEntry = {
  ...newEntry({ id: '1767225600001', date: '2026-03-02' }),
  ...{ symbol: 'MSFT', entryPrice: 400, positionSize: 40, stopLoss: 392.5, takeProfit: 420, riskAmount: 300 },
  stage: 'planned',
  reasonForEntry: 'Double bottom',
  plan,
};

test('a locked plan can’t be edited', () => {
  renderJournal(planned);
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(buttonNamed(/^Delete MSFT/)).toBeTruthy();
});

test('a planned trade is taken in its symbol and direction, and shows the reason of its plan', async () => {
  const { user } = renderJournal(planned);
  await user.click(buttonNamed(/^Take the planned trade MSFT/));
  await user.type(field(/^Symbol/), 'KO');
  expect(field(/^Symbol/).value).toBe('MSFT');
  expect([...field('Direction').children].map(({ textContent }) => textContent)).toEqual(['Long']);
  expect([...field('This trade was').children].map(({ textContent }) => textContent)).toEqual(['Taken', 'Missed']);
  await user.clear(field('Reason for Entry'));
  await user.type(field('Reason for Entry'), 'Something else');
  await user.click(buttonNamed('Update Trade'));
  expect(stored()).toMatchObject([{ symbol: 'MSFT', reasonForEntry: 'Something else', plan }]);
  expect(screen.getByText('Your reason then: Double bottom')).toBeTruthy();
});

test('a plan that was marked as missed by mistake is a plan again', async () => {
  const { user } = renderJournal(planned);
  await user.click(buttonNamed(/^Mark as missed: MSFT/));
  expect(stored()).toMatchObject([{ stage: 'missed' }]);
  act(() => buttonNamed('Undo').click());
  await expect.poll(stored).toMatchObject([{ stage: 'planned', plan }]);
});
