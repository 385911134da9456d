import type { CurrentUser } from '@wickwise/contract/identity';
import { beforeEach, expect, test } from 'vitest';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import {
  answerForJournal,
  buttonNamed,
  field,
  renderJournal,
  stored,
  trade,
} from '#tests/component/trading-journal.tsx';
import TradingJournal from './trading-journal.tsx';

beforeEach(answerForJournal);

const KEPT = 'We kept what you were writing';

/** Like the product's guard, which admits only signed-in learners. */
function Guarded() {
  return useCurrentUser().isPending ? null : <TradingJournal />;
}

/** Reopens the journal, as after a reload, and its form. */
async function openForm(button: 'New Trade' | 'Plan a Trade', who: CurrentUser = people.heritage) {
  cleanup();
  answer('GET /api/auth/user', who);
  const { user } = renderScreen(<Guarded />, { at: '/trading-journal' });
  await user.click(await screen.findByRole('button', { name: button }));
  return user;
}

test('a trade that was not saved survives a reload, for the same account, until it is saved', async () => {
  const user = await openForm('New Trade');
  await user.type(field('Symbol'), 'aapl');
  await user.type(field('Entry Price'), '100');
  await user.type(field('Position Size'), '5');
  await user.selectOptions(field('Direction'), 'short');
  await user.type(field('Reason for Entry'), 'A shooting star');
  await openForm('New Trade', { ...people.heritage, id: 'another-learner' });
  expect(screen.queryByText(KEPT)).toBeNull();
  expect(field('Reason for Entry').value).toBe('');
  const again = await openForm('New Trade');
  expect(await screen.findByText(KEPT)).toBeTruthy();
  expect([field('Symbol').value, field('Direction').value]).toEqual(['AAPL', 'short']);
  expect(field('Reason for Entry').value).toBe('A shooting star');
  await again.click(buttonNamed('Save Trade'));
  await openForm('New Trade');
  expect(screen.queryByText(KEPT)).toBeNull();
});

test('a plan that was not locked survives a reload, and can be discarded', async () => {
  const user = await openForm('Plan a Trade');
  await user.type(field(/^Reason/), 'A hammer at support');
  const again = await openForm('Plan a Trade');
  expect(field(/^Reason/).value).toBe('A hammer at support');
  await again.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await again.click(buttonNamed('Plan a Trade'));
  expect(field(/^Reason/).value).toBe('');
});

test('a restored draft leaves alone what another tab has changed since it was typed', async () => {
  const logged = trade({ symbol: 'ONE', reasonForEntry: 'Not yet' });
  const { user } = renderJournal(logged);
  await user.click(buttonNamed(/^Edit ONE/));
  await user.type(field('Lessons Learned'), 'Wait for the close');
  cleanup();
  const again = renderJournal({ ...logged, reasonForEntry: 'A hammer at support' }).user;
  await again.click(buttonNamed(/^Edit ONE/));
  expect(await screen.findByText(KEPT)).toBeTruthy();
  await again.click(buttonNamed('Update Trade'));
  expect(stored()).toMatchObject([{ reasonForEntry: 'A hammer at support', lessonsLearned: 'Wait for the close' }]);
});
