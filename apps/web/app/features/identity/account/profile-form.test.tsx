import { expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { account, people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { ProfileForm } from './profile-form.tsx';

const SAVE = 'PATCH /api/account';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function renderProfile() {
  answer('GET /api/auth/user', people.genesis);
  return renderScreen(<ProfileForm account={account} />, { at: '/account' });
}

test('the name and the time zone are saved', async () => {
  answer(SAVE, { ...account, name: 'Ada Price', timeZone: 'America/New_York' });
  const { user } = renderProfile();
  await user.clear(field('Name'));
  await user.type(field('Name'), '  Ada Price  ');
  await user.click(field('Time zone'));
  await user.keyboard('new york');
  const [newYork] = await screen.findAllByRole('option', { name: /New York/ });
  await user.click(newYork ?? document.body);
  expect(field('Time zone').value).toBe('America/New_York');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(recordedCalls(SAVE)).toMatchObject([{ body: { name: 'Ada Price', timeZone: 'America/New_York' } }]);
});

test('what was left alone is not sent: another tab may have changed it', async () => {
  answer(SAVE, { ...account, timeZone: 'Asia/Tokyo' });
  const { user } = renderProfile();
  field('Time zone').focus();
  await user.keyboard('{Control>}a{/Control}tokyo{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(recordedCalls(SAVE).map(({ body }) => body)).toEqual([{ timeZone: 'Asia/Tokyo' }]);
});

test('the hour at which days begin is saved alone', async () => {
  answer(SAVE, { ...account, dayBeginsAt: 4 });
  const { user } = renderProfile();
  const hour = screen.getByLabelText<HTMLSelectElement>('My day begins at');
  expect([...hour.options].map(({ text }) => text)).toEqual([
    ...['Midnight', '1 a.m.', '2 a.m.', '3 a.m.', '4 a.m.', '5 a.m.', '6 a.m.'],
  ]);
  expect(hour.value).toBe('0');
  expect(screen.getByText('Studying before this hour counts toward the day before.')).toBeTruthy();
  await user.selectOptions(hour, '4 a.m.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(recordedCalls(SAVE).map(({ body }) => body)).toEqual([{ dayBeginsAt: 4 }]);
});

test('a time zone can be found and chosen by keyboard', async () => {
  const { user } = renderProfile();
  field('Time zone').focus();
  await user.keyboard('{Control>}a{/Control}tokyo');
  expect(await screen.findByRole('option', { name: /Tokyo/ })).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(field('Time zone').value).toBe('Asia/Tokyo');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox', { name: 'Time zones' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox', { name: 'Time zones' })).toBeNull();
  expect(field('Time zone').value).toBe('Asia/Tokyo');
});

test('the device’s time zone is offered while another one is chosen', async () => {
  const { user } = renderProfile();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await user.click(field('Time zone'));
  await user.keyboard('honolulu{Enter}');
  await user.click(screen.getByRole('button', { name: `Use this device’s time zone (${timeZone})` }));
  expect(field('Time zone').value).toBe(timeZone);
});

test('who has no name yet can save the rest without one', async () => {
  answer('GET /api/auth/user', people.genesis);
  answer(SAVE, { ...account, name: '', timeZone: 'Asia/Tokyo' });
  const { user } = renderScreen(<ProfileForm account={{ ...account, name: '' }} />, { at: '/account' });
  field('Time zone').focus();
  await user.keyboard('{Control>}a{/Control}tokyo{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(recordedCalls(SAVE).map(({ body }) => body)).toEqual([{ timeZone: 'Asia/Tokyo' }]);
});

test('an empty name is pointed out, and nothing is saved', async () => {
  const { user } = renderProfile();
  await user.clear(field('Name'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
  expect(recordedCalls(SAVE)).toEqual([]);
});

test('a learner who was signed out meanwhile sees a message', async () => {
  answer(SAVE, refusal('not_signed_in'));
  const { user } = renderProfile();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You’re signed out. Sign in to continue.');
});
