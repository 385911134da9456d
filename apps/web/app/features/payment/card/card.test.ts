import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brandOf,
  cardNumberProblem,
  caretAfter,
  cvcProblem,
  digitsOf,
  expiryProblem,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  parseExpiry,
} from './card.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('card number', () => {
  it.each([
    ['4242424242424242', 'Visa', '4242 4242 4242 4242'],
    ['5555555555554444', 'Mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'Mastercard', '2223 0031 2200 3222'],
    ['378282246310005', 'Amex', '3782 822463 10005'],
    ['36227206271667', 'Diners', '3622 720627 1667'],
    ['3566002020360505', 'JCB', '3566 0020 2036 0505'],
    ['6011111111111117', 'Discover', '6011 1111 1111 1117'],
    ['6205500000000000004', 'UnionPay', '6205 5000 0000 0000 004'],
  ])('%s is a %s card, written %s', (digits, brand, written) => {
    expect(brandOf(digits).name).toBe(brand);
    expect(formatCardNumber(digits)).toBe(written);
    expect(cardNumberProblem(written)).toBeNull();
  });

  it('a card number keeps the digits its brand allows', () => {
    expect(formatCardNumber('42424242 4242-4242 99')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('3782 8224 6310 0059')).toBe('3782 822463 10005');
    expect(formatCardNumber('card 4')).toBe('4');
    expect(formatCardNumber('')).toBe('');
  });

  it("a card number's problem says what is missing or wrong", () => {
    expect(cardNumberProblem('')).toBe('Enter the card number.');
    expect(cardNumberProblem('4242 4242 4242 424')).toBe('The card number is incomplete.');
    expect(cardNumberProblem('4242 4242 4242 4241')).toBe('That’s not a valid card number. Check the digits.');
    expect(brandOf('9').name).toBe('');
  });

  it('a formatted card number stays the same and keeps its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 ]{0,24}$/), (typed) => {
        const once = formatCardNumber(typed);
        expect(formatCardNumber(once)).toBe(once);
        expect(digitsOf(typed).startsWith(digitsOf(once))).toBe(true);
      }),
    );
  });

  it('the caret stays behind the digit that it followed', () => {
    expect(caretAfter('4242 4242', 4)).toBe(4);
    expect(caretAfter('4242 4242', 5)).toBe(6);
    expect(caretAfter('4242 4242', 8)).toBe(9);
    expect(caretAfter('4242 4242', 0)).toBe(0);
    expect(caretAfter('12 / 30', 3)).toBe(6);
  });
});

describe('expiry', () => {
  it.each([
    ['1', '1'],
    ['4', '04'],
    ['12', '12'],
    ['13', '01 / 3'],
    ['1/', '01'],
    ['1/3', '01 / 3'],
    ['123', '12 / 3'],
    ['0430', '04 / 30'],
    ['4/30', '04 / 30'],
    ['04/2030', '04 / 30'],
    ['042030', '04 / 30'],
    ['12 / 30', '12 / 30'],
    ['12 / ', '12'],
    ['0', '0'],
    ['', ''],
  ])('%j is written %j', (typed, written) => {
    expect(formatExpiry(typed)).toBe(written);
  });

  it('an expiration date can always be deleted completely', () => {
    let text = '12 / 30';
    for (let presses = 0; presses < 8 && text !== ''; presses += 1) text = formatExpiry(text.slice(0, -1));
    expect(text).toBe('');
  });

  it('an expiration date is parsed as month and full year', () => {
    expect(parseExpiry('04 / 30')).toEqual({ month: 4, year: 2030 });
    expect(parseExpiry('04 / 3')).toBeNull();
    expect(parseExpiry('00 / 30')).toBeNull();
  });

  it.each([
    ['', 'Enter the expiration date.'],
    ['04', 'The expiration date is incomplete.'],
    ['04 / 3', 'The expiration date is incomplete.'],
    ['00 / 30', 'The month must be between 01 and 12.'],
    ['10 / 26', 'The card has expired.'],
    ['11 / 26', null],
    ['01 / 27', null],
    ['01 / 99', 'Check the year of the expiration date.'],
  ])('%j on 20 November 2026: %j', (text, problem) => {
    expect(expiryProblem(text, now)).toBe(problem);
  });
});

describe('security code', () => {
  it('a security code has three digits, or four on an Amex card', () => {
    expect(cvcProblem('', '4242')).toBe('Enter the security code.');
    expect(cvcProblem('12', '4242')).toBe('The security code has 3 digits.');
    expect(cvcProblem('123', '4242')).toBeNull();
    expect(cvcProblem('1234', '4242')).toBe('The security code has 3 digits.');
    expect(cvcProblem('123', '3782')).toBe('The security code has 4 digits.');
    expect(cvcProblem('1234', '3782')).toBeNull();
    expect(cvcProblem('1234', '')).toBeNull();
    expect(formatCvc('12 3a45')).toBe('1234');
  });
});
