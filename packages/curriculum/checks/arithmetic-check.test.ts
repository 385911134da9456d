import { describe, expect, it } from 'vitest';
import { findArithmeticFaults, findUnfoundedFigures, numbersIn } from './arithmetic-check.ts';

describe('numbersIn', () => {
  it('numbers are read as texts write them', () => {
    expect(numbersIn('From 1,250.50 to 97.90, a loss of 12%. Then 3. Six days.')).toEqual([1250.5, 97.9, 12, 3, 6]);
  });
});

describe('findUnfoundedFigures', () => {
  const arithmetic = ['98.03 - 93.71 = 4.32'];

  it.each([
    ['You risk 4.32, from 98.03 to 93.71.', []],
    ['Found in 2012 on 252 days, three times.', []],
    ['A limit of 200 pays for 46 shares.', [46]],
    ['That is 1,250 or 4.4.', [1250, 4.4]],
  ])('every figure in "%s" needs an origin', (text, unfounded) => {
    expect(findUnfoundedFigures(text, { arithmetic, given: [200] })).toEqual(unfounded);
  });
});

describe('findArithmeticFaults', () => {
  const text = 'You risk 200 on a share at 98.03 with a stop at 93.71: 4.32 a share, so 46 shares.';

  it('equations that add up pass', () => {
    expect(findArithmeticFaults(['98.03 - 93.71 = 4.32', 'floor(200 / 4.32) = 46'], { text })).toEqual([]);
    expect(findArithmeticFaults(['95 - 93.71 = 1.29'], { text: `${text} Or 1.29.`, given: [95] })).toEqual([]);
  });

  it.each([
    ['98.03 - 93.71 = 4.4', 'is wrong: 4.32'],
    ['98.03 - 4.32 = 93.7', 'the text does not name 93.7'],
    ['98.03 - 90 = 8.03', '90 comes from nowhere'],
    ['4.32', 'is not one equation'],
  ])('%s is reported as wrong', (line, fault) => {
    expect(findArithmeticFaults([line], { text }).join()).toContain(fault);
  });
});
