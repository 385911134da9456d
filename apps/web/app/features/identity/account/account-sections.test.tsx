import { beforeEach, expect, test } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { account } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { AccountSections } from './account-sections.tsx';

beforeEach(() =>
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false }),
);

const END = 'DELETE /api/account/sessions/:id';

const here = {
  id: 'here',
  current: true,
  userAgent: null,
  ipAddress: '10.0.0.1',
  createdAt: '2026-03-02T09:00:00.000Z',
  lastUsedAt: '2026-03-02T09:00:00.000Z',
};
const elsewhere = { ...here, id: 'elsewhere', current: false };

test('a session that is ended here leaves the list, and the focus moves to its heading', async () => {
  answer('GET /api/account', { ...account, sessions: [elsewhere, here] });
  answer(END, { done: true });
  const { user } = renderScreen(<AccountSections others={[]} />, { at: '/account' });
  const sessions = within(screen.getByRole('region', { name: 'Sessions' }));
  const end = await sessions.findByRole('button', { name: /^End the session of/ });
  const rows = sessions.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringContaining('This device'), expect.stringContaining('used in the last')]);

  answer('GET /api/account', { ...account, sessions: [here] });
  await user.click(end);
  expect(await sessions.findByText('You aren’t signed in anywhere else.')).toBeTruthy();
  expect(document.activeElement).toBe(sessions.getByRole('heading', { name: 'Sessions' }));
  expect(recordedCalls(END)).toMatchObject([{ path: '/api/account/sessions/elsewhere' }]);
});

test('an account is not deleted when another address is typed', async () => {
  answer('GET /api/account', account);
  const { user } = renderScreen(<AccountSections others={[]} />, { at: '/account' });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Type your email address to confirm'), 'somebody@example.com');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(dialog.getByRole('alert').textContent).toBe('Type learner@example.com to confirm.');
  expect(recordedCalls('DELETE /api/account')).toEqual([]);
});
