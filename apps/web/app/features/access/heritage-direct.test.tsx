import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { HeritageDirect } from './heritage-direct.tsx';

const ALSO = /Sign in to the account that has Heritage/;

async function open(who: keyof typeof people) {
  answer('GET /api/auth/user', people[who]);
  const { client } = renderScreen(<HeritageDirect />, { at: '/heritage-direct' });
  expect(await within(screen.getByRole('alert')).findByText(/^Heritage access activated!/)).toBeTruthy();
  await expect.poll(() => client.isFetching()).toBe(0);
}

test.each(['visitor', 'genesis', 'refunded'] as const)(
  'a %s is told at once what the pass does not open',
  async (who) => {
    await open(who);
    expect(await screen.findByText(ALSO)).toBeTruthy();
  },
);

test('a member is told of the activation alone', async () => {
  await open('heritage');
  expect(screen.queryByText(ALSO)).toBeNull();
});
