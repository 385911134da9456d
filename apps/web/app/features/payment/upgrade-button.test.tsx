import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

test('an upgrade that does not reach the server fails with a message, and can be clicked again', async () => {
  answer('POST /api/subscription/create-checkout', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = renderScreen(<UpgradeButton />);
  await user.click(screen.getByRole('button', { name: 'Upgrade to Heritage' }));
  expect(await screen.findByText('Failed to create checkout session')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upgrade to Heritage' }).getAttribute('aria-disabled')).toBeNull();
});
