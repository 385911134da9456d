import fc from 'fast-check';
import { expect, it } from 'vitest';
import { affordableSize, costCents, valueCents } from './money.ts';

it('the affordable size leaves the cost of its fill', () => {
  expect(affordableSize(10_000_000, { price: 98, costBasisPoints: 0 })).toBe(1020);
  expect(affordableSize(10_000_000, { price: 98, costBasisPoints: 5 })).toBe(1019);
  expect(affordableSize(-1, { price: 98, costBasisPoints: 5 })).toBe(0);
});

it('the account pays for the affordable size, and not for two shares more', () => {
  const hundredths = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100);
  const account = fc.integer({ min: 0, max: 20_000_000 });
  fc.assert(
    fc.property(account, hundredths, fc.constantFrom(0, 2, 5, 10), (accountCents, price, costBasisPoints) => {
      const paidCents = (size: number) => valueCents({ price, size }) + costCents({ price, size, costBasisPoints });
      const size = affordableSize(accountCents, { price, costBasisPoints });
      expect(paidCents(size)).toBeLessThanOrEqual(accountCents);
      expect(paidCents(size + 2)).toBeGreaterThan(accountCents);
    }),
  );
});
