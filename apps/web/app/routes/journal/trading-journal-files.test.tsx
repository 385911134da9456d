import { beforeEach, expect, test, vi } from 'vitest';
import { tradeStore } from '#app/features/journal/log/trade-storage.ts';
import { catchFiles } from '#tests/component/downloads.ts';
import { people } from '#tests/component/people.ts';
import { act, screen } from '#tests/component/render-screen.tsx';
import {
  answerForJournal,
  buttonNamed,
  field,
  KEY,
  renderJournal,
  shownSymbols,
  stored,
  trade,
} from '#tests/component/trading-journal.tsx';

beforeEach(answerForJournal);

test('a full disk is reported with the trade still in the form, and the trade is saved once there is room', async () => {
  const { user } = renderJournal(trade({ symbol: 'ONE' }));
  await user.click(buttonNamed(/^Edit ONE/));
  await user.clear(field('Reason for Entry'));
  await user.type(field('Reason for Entry'), 'A reason worth keeping');
  const full = vi.spyOn(tradeStore(people.heritage.id), 'change').mockResolvedValue(false);
  await user.click(buttonNamed('Update Trade'));
  expect(screen.getByRole('alert').textContent).toContain('storage is full');
  expect(field('Reason for Entry').value).toBe('A reason worth keeping');
  full.mockRestore();
  await user.click(buttonNamed('Update Trade'));
  expect(stored()).toMatchObject([{ reasonForEntry: 'A reason worth keeping' }]);
});

test('damaged data is reported, can be downloaded, and leaves the other trades alone', async () => {
  const files = catchFiles();
  const text = JSON.stringify([{ symbol: 'BROKEN' }, trade({ symbol: 'GOOD' })]);
  localStorage.setItem(KEY, text);
  const { user } = renderJournal();
  expect(shownSymbols()).toEqual(['GOOD']);
  await user.click(buttonNamed('Download it'));
  expect(await files[0]?.content.text()).toBe(text);
  await user.click(buttonNamed('Delete it'));
  expect(screen.queryByText('Some trades in this browser can’t be read')).toBeNull();
});

test('a trade logged in another tab appears', () => {
  renderJournal(trade({ symbol: 'ONE' }));
  localStorage.setItem(KEY, JSON.stringify([trade({ symbol: 'TWO' }), ...stored()]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(shownSymbols()).toEqual(['TWO', 'ONE']);
});

test('an edit leaves alone what another tab has changed since it began', async () => {
  const logged = trade({ symbol: 'ONE', reasonForEntry: 'Not yet' });
  const { user } = renderJournal(logged);
  await user.click(buttonNamed(/^Edit ONE/));
  localStorage.setItem(KEY, JSON.stringify([{ ...logged, reasonForEntry: 'A hammer at support' }]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  await user.type(field('Lessons Learned'), 'Wait for the close');
  await user.click(buttonNamed('Update Trade'));
  expect(stored()).toMatchObject([{ reasonForEntry: 'A hammer at support', lessonsLearned: 'Wait for the close' }]);
});

test('a backup is restored once the learner has seen what it would do', async () => {
  const files = catchFiles();
  const { user } = renderJournal(trade({ symbol: 'ONE' }), trade({ symbol: 'TWO' }));
  await user.click(screen.getByRole('tab', { name: 'Import and backup' }));
  await screen.findByRole('heading', { name: 'Backup' });
  await user.click(buttonNamed('Download a backup'));
  expect(files[0]?.name).toMatch(/^wickwise-backup-.*\.json$/);
  const backup = new File([files[0]?.content ?? ''], 'backup.json');
  localStorage.setItem(KEY, JSON.stringify(stored().slice(0, 1)));
  await user.upload(field('Restore from a backup'), backup);
  expect(
    await screen.findByRole('row', {
      name: 'Trades Merged: trades in the backup replace the same ones here; all others stay',
    }),
  ).toBeTruthy();
  expect(stored()).toHaveLength(1);
  await user.click(buttonNamed('Restore'));
  expect(
    stored()
      .map(({ symbol }) => symbol)
      .sort(),
  ).toEqual(['ONE', 'TWO']);
  await user.upload(field('Restore from a backup'), new File(['{}'], 'other.json'));
  expect(await screen.findByText(/isn’t a Wickwise backup/)).toBeTruthy();
});
