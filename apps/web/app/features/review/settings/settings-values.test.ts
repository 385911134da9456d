import { expect, test } from 'vitest';
import { changesTo, parseNewCards, retentionCost, retentionPercents } from './settings-values.ts';

test.each([
  ['0', 0],
  [' 7 ', 7],
  ['50', 50],
  ['51', null],
  ['-1', null],
  ['2.5', null],
  ['2,5', null],
  ['1e1', null],
  ['0x10', null],
  ['ten', null],
  ['', null],
  ['   ', null],
])('%j new cards are read as %s', (text, expected) => {
  expect(parseNewCards(text)).toBe(expected);
});

test('every whole percent from 80 to 97 can be chosen', () => {
  expect(retentionPercents).toHaveLength(18);
  expect([retentionPercents.at(0), retentionPercents.at(-1)]).toEqual([80, 97]);
});

test.each([
  [80, 'Lower means fewer reviews: a card due after 30 days at 90% is due after 99 days at 80%.'],
  [90, 'Higher means more reviews, lower means fewer.'],
  [97, 'Higher means more reviews: a card due after 30 days at 90% is due after 7 days at 97%.'],
])('the cost of %i percent is given in days', (retentionPercent, expected) => {
  expect(retentionCost(retentionPercent)).toBe(expected);
});

test('only what differs is a change', () => {
  const settings = { newCardsPerDay: 10, retentionPercent: 90 };
  expect(changesTo(settings, settings)).toEqual({});
  expect(changesTo(settings, {})).toEqual({});
  expect(changesTo(settings, { newCardsPerDay: 0, retentionPercent: 90 })).toEqual({ newCardsPerDay: 0 });
});
