import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import { account, people } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { answerToday } from '#tests/component/today.ts';
import AccountPage from './account.tsx';

const END_OTHERS = 'DELETE /api/account/sessions';
const moment = '2026-03-02T09:00:00.000Z';
const session = { userAgent: null, ipAddress: null, createdAt: moment, lastUsedAt: moment };
const here = { ...session, id: 'here', current: true };

function renderAccount() {
  answer('GET /api/auth/user', people.genesis);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  answer('GET /api/purchases', []);
  answer('GET /api/purchases/released', []);
  answer('GET /api/reminder', { byEmail: false, hour: 18, pushKey: null, devices: [] });
  answerToday();
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  return renderScreen(<AccountPage />, { at: '/account' });
}

test('the account page has the profile, the address, sign-in methods, sessions, purchases, goal and reminder, the weekly email, the export and the deletion', async () => {
  answer('GET /api/account', { ...account, sessions: [here, { ...session, id: 'elsewhere', current: false }] });
  answer(END_OTHERS, { done: true });
  const { user } = renderAccount();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Email address',
    'Password',
    'Passkeys',
    'Two-factor sign-in',
    'Sessions',
    'Purchases',
    'Daily goal',
    'Daily reminder',
    'Weekly email',
    'Your data',
    'Delete account',
  ]);
  expect(await screen.findByLabelText<HTMLInputElement>('Name')).toHaveProperty('value', 'Lena Learner');
  expect(screen.getByRole('region', { name: 'Email address' }).textContent).toContain('learner@example.com');
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  expect(await screen.findByText('All other sessions were ended.')).toBeTruthy();
  expect(recordedCalls(END_OTHERS)).toHaveLength(1);
});

test('an account that could not be loaded can be requested again', async () => {
  answer('GET /api/account', unreachable);
  const { user } = renderAccount();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Your account couldn’t be loaded')).toBeTruthy();
  answer('GET /api/account', account);
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Name')).toBeTruthy();
});

test('the daily goal is that of today’s plan, and is changed here as there', async () => {
  answer('GET /api/account', account);
  answer('PATCH /api/today/settings', { minutes: 20 });
  const { user } = renderAccount();
  const goal = within(screen.getByRole('region', { name: 'Daily goal' }));
  expect(await goal.findByRole('radio', { name: '10 min' })).toHaveProperty('checked', true);
  await user.click(goal.getByRole('radio', { name: '20 min' }));
  await expect.poll(() => recordedCalls('PATCH /api/today/settings')).toMatchObject([{ body: { minutes: 20 } }]);
});
