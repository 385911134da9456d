import { expect, test } from 'vitest';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { account, people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { Unsubscribe } from './unsubscribe.tsx';
import { WeeklyEmail } from './weekly-email.tsx';

const SAVE = 'PATCH /api/account';
const STOP = 'POST /api/unsubscribe';
const AT = '/unsubscribe?token=a-token&mail=weekly-email';

test('the weekly email is off until it is turned on', async () => {
  answer('GET /api/auth/user', people.genesis);
  answer(SAVE, { ...account, weeklyEmail: true });
  const { user } = renderScreen(<WeeklyEmail account={account} />);
  const field = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Email me my weekly review' });
  expect(field.checked).toBe(false);
  await user.click(field);
  expect(recordedCalls(SAVE)).toMatchObject([{ body: { weeklyEmail: true } }]);
});

test('a switch that could not be saved shows an error and keeps its old state', async () => {
  answer(SAVE, unreachable);
  const { user } = renderScreen(<WeeklyEmail account={account} />);
  const field = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Email me my weekly review' });
  await user.click(field);
  expect((await screen.findByRole('alert')).textContent).toContain('Your choice wasn’t saved');
  expect(field.checked).toBe(false);
});

test('a visitor unsubscribes by the button of the link, whose token leaves the address', async () => {
  answer(STOP, { mail: 'weekly-email' });
  const { user, address } = renderScreen(<Unsubscribe />, { at: AT });
  expect(recordedCalls(STOP)).toEqual([]);
  await expect.poll(address).toBe('/unsubscribe?mail=weekly-email');
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  expect(recordedCalls(STOP)).toMatchObject([{ body: { token: 'a-token' } }]);
});

test('a link that was cut off after its token names the mail only once the server has', async () => {
  answer(STOP, { mail: 'reminder' });
  const { user } = renderScreen(<Unsubscribe />, { at: '/unsubscribe?token=a-token' });
  expect(await screen.findByRole('heading', { name: 'Stop this email?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/We won’t email you a reminder again/)).toBeTruthy();
});

test('the link of a reminder stops the reminder, and names it', async () => {
  answer(STOP, { mail: 'reminder' });
  const { user } = renderScreen(<Unsubscribe />, { at: '/unsubscribe?token=a-token&mail=reminder' });
  expect(await screen.findByRole('heading', { name: 'Stop the daily reminder?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/We won’t email you a reminder again/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open your account' }).getAttribute('href')).toBe('/account#reminder');
});

test('a page that was opened without a token says that the link doesn’t work', async () => {
  renderScreen(<Unsubscribe />, { at: '/unsubscribe' });
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
});

test('a token that the server does not know says that the link doesn’t work', async () => {
  answer(STOP, refusal('link_invalid'));
  const { user } = renderScreen(<Unsubscribe />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
});

test('an unsubscription that did not reach the server can be tried again', async () => {
  answer(STOP, unreachable);
  const { user } = renderScreen(<Unsubscribe />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The weekly email is still on');
  answer(STOP, { mail: 'weekly-email' });
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeTruthy();
});
