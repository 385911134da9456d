import { newEntry, type TradePlan } from '@wickwise/journal/entry';
import { expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { TradePlanReview } from './trade-plan-review.tsx';

const plan: TradePlan = {
  entry: 400,
  stop: 392.5,
  target: null,
  riskAmount: 300,
  size: 40,
  reason: '',
  confidence: 50,
  lockedAt: '2026-03-02T09:00:00.000Z',
};

test('a plan without a target and a trade without a stop are said to be that', () => {
  const entry = { ...newEntry({ id: '1', date: '2026-03-02' }), plan, entryPrice: 400, positionSize: 40 };
  renderScreen(<TradePlanReview entry={{ ...entry, stage: 'taken', exitPrice: 409, stopLoss: null }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You got in at the planned price.',
    'You didn’t record a stop for this trade.',
    'You exited before price reached your stop.',
  ]);
});
