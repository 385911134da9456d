import { afterEach, expect, test, vi } from 'vitest';
import { catchFiles } from '#tests/component/downloads.ts';
import { people } from '#tests/component/people.ts';
import { act, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { trade } from '#tests/component/trading-journal.tsx';
import { tradeStore } from '../log/trade-storage.ts';
import { BackupReminder } from './backup-reminder.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A browser that keeps what a site stores, or may delete it. */
function stubBrowser(answers: boolean) {
  const storage = { persisted: vi.fn(async () => false), persist: vi.fn(async () => answers) };
  vi.stubGlobal('navigator', { ...navigator, storage });
  return storage;
}

const store = (...symbols: string[]) =>
  act(async () => void tradeStore(people.heritage.id).change(() => symbols.map((symbol) => trade({ symbol }))));
const reminder = () => screen.queryByText(/may delete this journal/);

test('the browser is asked once to keep the journal, and not before the journal holds a trade', async () => {
  const { persist } = stubBrowser(true);
  renderScreen(<BackupReminder />, { viewer: people.heritage });
  await store();
  expect(persist).not.toHaveBeenCalled();
  await store('ONE');
  await store('TWO', 'ONE');
  expect(persist).toHaveBeenCalledOnce();
  expect(reminder()).toBeNull();
});

test('a browser that may delete the journal is named, next to the backup', async () => {
  stubBrowser(false);
  const files = catchFiles();
  const { user } = renderScreen(<BackupReminder />, { viewer: people.heritage });
  expect(reminder()).toBeNull();
  await store('ONE');
  expect(await screen.findByText(/may delete this journal/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download a backup' }));
  expect(await files[0]?.content.text()).toContain('ONE');
});

test('a browser that cannot be asked may delete the journal too', async () => {
  vi.stubGlobal('navigator', { ...navigator, storage: undefined });
  renderScreen(<BackupReminder />, { viewer: people.heritage });
  await store('ONE');
  expect(await screen.findByText(/may delete this journal/)).toBeTruthy();
});
