import { expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { ReplaySample } from './replay-sample.tsx';

const button = (name: string) => screen.getByRole('button', { name });

test('a trade fills with the next bar, and the replay ends with its result', async () => {
  const { user } = renderScreen(<ReplaySample />);
  await user.click(button('Buy'));
  expect(screen.getByText(/^Entered: bought \d/)).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  await user.click(button('Close the trade'));
  expect(screen.getByText(/Trade result: /)).toBeTruthy();
  while (screen.queryByRole('button', { name: 'Next bar' })) await user.click(button('Next bar'));
  expect(screen.getByText(/^[+-]?\d\.\d\dR in 1 trade\. /)).toBeTruthy();
  const drawn = screen.getByRole('img').innerHTML;
  await user.click(button('Try other prices'));
  expect(screen.getByRole('img').innerHTML).not.toBe(drawn);
  expect(button('Buy')).toBeTruthy();
});
