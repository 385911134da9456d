import { describe, expect, it } from 'vitest';
import { findFuturesContract, futuresContracts } from './point-values.ts';

describe('the table of point values', () => {
  it.each([
    ['ES', 0.25, 12.5],
    ['MNQ', 0.25, 0.5],
    ['MYM', 1, 0.5],
    ['CL', 0.01, 10],
    ['MGC', 0.1, 1],
    ['6J', 0.000_000_5, 6.25],
    ['ZN', 0.015_625, 15.625],
    ['ZC', 0.25, 12.5],
    ['LE', 0.025, 10],
    ['KC', 0.05, 18.75],
    ['SB', 0.01, 11.2],
    ['FSXE', 0.5, 0.5],
    ['FGBL', 0.01, 10],
    ['VX', 0.05, 50],
  ])('values a tick of %s as the exchange does', (root, tick, worth) => {
    const contract = findFuturesContract(root);
    expect(contract?.tick).toBe(tick);
    expect(tick * (contract?.pointValue ?? 0)).toBeCloseTo(worth, 9);
  });

  it('has each root once, with a page and a day', () => {
    expect(new Set(futuresContracts.map(({ root }) => root)).size).toBe(futuresContracts.length);
    for (const { source, readOn } of futuresContracts) {
      expect(source).toMatch(/^https?:\/\//);
      expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('knows no contract that it doesn’t list', () => {
    expect(findFuturesContract('ZZZ')).toBeNull();
  });
});
