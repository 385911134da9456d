import { counts } from '@wickwise/curriculum/copy/counts';
import { expect, test } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { act, renderScreen, screen, waitFor, within } from '#tests/component/render-screen.tsx';
import { Welcome } from './welcome.tsx';

const isSeen = () => localStorage.getItem('hasSeenWelcome');

async function renderWelcome() {
  answer('GET /api/auth/user', null);
  const { user, address } = renderScreen(<Welcome />, { path: '/' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome to Wickwise' }));
  return { user, address, dialog };
}

test('the welcome on a first visit offers two ways to start, and says what to master and how it counts', async () => {
  const { dialog } = await renderWelcome();
  const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringContaining(`${counts.terms} trading terms`),
    expect.stringContaining('26+ chart patterns'),
    expect.stringContaining('Interactive quizzes'),
    expect.stringContaining('Progress tracking'),
    expect.stringContaining('Mark a section complete'),
    expect.stringContaining('earn XP'),
    expect.stringContaining('Milestones unlock'),
  ]);
  expect(isSeen()).toBeNull();
});

test.each([
  ['Start Guided Path', '/learning-path'],
  ['Browse Content', '/vocabulary'],
  ['Start Learning', '/learn'],
])('“%s” in the welcome leads there, and the welcome counts as seen', async (name, path) => {
  const { user, address, dialog } = await renderWelcome();
  await user.click(dialog.getByRole('link', { name }));
  expect(await screen.findByText('Another page')).toBeTruthy();
  expect(address()).toBe(path);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isSeen()).toBe('true');
});

test('a visitor who has completed a lesson sees no welcome', async () => {
  answer('GET /api/auth/user', null);
  localStorage.setItem('wickwise.visitor-progress', JSON.stringify({ version: 1, patternIds: ['doji'] }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  // Fetched beforehand, so that it is shown at once.
  await import('./welcome-dialog.tsx');
  const { client } = renderScreen(<Welcome />);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await act(async () => {});
  expect(recordedCalls('GET /api/auth/user')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes the welcome, and it counts as seen', async () => {
  const { user } = await renderWelcome();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isSeen()).toBe('true');
});

test('the welcome does not open over something that the visitor has begun', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  answer('GET /api/auth/user', promise);
  await import('./welcome-dialog.tsx');
  const { client, user } = renderScreen(
    <>
      <button type="button">Yes</button>
      <Welcome />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  resolve(null);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isSeen()).toBeNull();
});
