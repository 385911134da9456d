import { expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { HammerMeasurements } from './hammer-check.tsx';
import { CANDIDATE, hammerExamples } from './hammer-examples.tsx';

test('the check asks before it measures, and says whether the answer was right', async () => {
  const candles = hammerExamples[0].picture.candles.slice(0, CANDIDATE + 1);
  const { user } = renderScreen(<HammerMeasurements candles={candles} index={CANDIDATE} onNext={null} />);
  expect(screen.queryByText('Small body')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByText('Not quite. It has the shape. The next candles decide.')).toBeTruthy();
  expect(screen.getByText('Small body')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Learn the hammer' }).getAttribute('href')).toBe('/learn/hammer');
});
