import { expect, it } from 'vitest';
import { type JournalEntry, newEntry } from './entry.ts';
import { withResult } from './profit.ts';
import { defaultRiskOf, riskFromStop, withRisk } from './risk.ts';

const trade = (fields: Partial<JournalEntry> = {}) =>
  withResult({
    ...newEntry({ id: '1', date: '2026-03-02' }),
    entryPrice: 10.3,
    exitPrice: 10.7,
    positionSize: 100,
    ...fields,
  });

it('a stop on the losing side makes the risk: distance × size × multiplier', () => {
  expect(riskFromStop(trade({ stopLoss: 10.1 }))).toBe(20);
  expect(riskFromStop(trade({ stopLoss: 10.1, multiplier: 50 }))).toBe(1000);
  expect(riskFromStop(trade({ stopLoss: 10.5, direction: 'short' }))).toBe(20);
  expect(riskFromStop(trade({ stopLoss: 10.5 }))).toBeNull();
  expect(riskFromStop(trade({ stopLoss: 10.3 }))).toBeNull();
  expect(riskFromStop(trade())).toBeNull();
});

it('a default risk is an amount, or a percentage of the balance, for trades in its currency', () => {
  const amount = { kind: 'amount', currency: 'USD', amount: 50 } as const;
  const percent = { kind: 'percent', currency: 'EUR', percent: 0.5, balance: 12_345 } as const;
  expect(defaultRiskOf(trade(), amount)).toBe(50);
  expect(defaultRiskOf(trade({ currency: 'EUR' }), amount)).toBeNull();
  expect(defaultRiskOf(trade({ importId: '7' }), amount)).toBeNull();
  // 12,345 × 0.005 = 61.725
  expect(defaultRiskOf(trade({ currency: 'EUR' }), percent)).toBe(61.73);
  expect(defaultRiskOf(trade(), null)).toBeNull();
});

it('R follows from the risk, and a risk amount that is there is never replaced', () => {
  // 0.40 × 100 = 40.00, at a risk of 20.00
  expect(withRisk(trade(), 20)).toMatchObject({ riskAmount: 20, rMultiple: 2 });
  expect(withRisk(trade({ riskAmount: 80 }), 20)).toBeNull();
  expect(withRisk(trade(), null)).toBeNull();
});
