import { expect, it } from 'vitest';
import { guessColumns, missingFields } from './broker-csv.ts';

it('columns that no usual title names have to be matched by hand', () => {
  expect(missingFields(guessColumns(['When', 'What', 'Qty', 'Price']))).toEqual(['time', 'symbol']);
});
