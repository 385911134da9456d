import { expect, test } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { RestoreByAddress } from './restore-by-address.tsx';

const DIRECT = 'POST /api/heritage/direct-access';
const EMERGENCY = 'POST /api/emergency-login';

const field = () => screen.getByLabelText('Email address');
const button = (name: string) => screen.getByRole('button', { name });

test('when an address offers two actions, only the one in progress shows that it is', async () => {
  const { promise, resolve } = Promise.withResolvers<{ message: string }>();
  answer(EMERGENCY, promise);
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  const { user } = renderScreen(<RestoreByAddress />);
  await user.type(field(), 'buyer@example.com');
  await user.click(button('Email me a sign-in link instead'));
  expect(document.activeElement).toBe(button('Sending…'));
  expect(button('Send me the link')).toBeTruthy();
  resolve({ message: 'On its way.' });
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(document.activeElement).toBe(heading);
});

test.each(['Send me the link', 'Email me a sign-in link instead'])(
  '“%s” sends nothing for an address that cannot receive mail',
  async (name) => {
    const { user } = renderScreen(<RestoreByAddress />);
    await user.type(field(), 'buyer@localhost');
    await user.click(button(name));
    expect(screen.getByRole('alert').textContent).toBe('Check the address: it should look like name@example.com.');
    expect(document.activeElement).toBe(field());
    await user.type(field(), '.d');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(recordedCalls()).toEqual([]);
  },
);

test.each([
  ['genesis', 'Heritage tier access restored successfully!'],
  ['heritage', 'You already have Heritage on this account, so there’s nothing to restore.'],
] as const)('a %s learner reads whether anything was restored', async (who, text) => {
  answer('GET /api/auth/user', people.heritage);
  answer(DIRECT, { outcome: 'activated', message: 'Open.' });
  const { user } = renderScreen(<RestoreByAddress />, { viewer: people[who] });
  await user.type(field(), 'learner@example.com');
  await user.click(button('Send me the link'));
  expect(await screen.findByText(text)).toBeTruthy();
});
