import { describe, expect, it } from 'vitest';
import type { Block } from '../src/articles/article.ts';
import { figuresWithoutOrigin, superfluousFigures } from './figure-origins.ts';

const blocks: readonly Block[] = [
  { kind: 'paragraph', text: 'From 9.62 to 9.70 it is 0.08, on 40 days.' },
  {
    kind: 'chart',
    picture: { candles: [[9.62, 9.82, 9.41, 9.7]], mark: null, alt: 'Price moves near 10.' },
    lines: [{ label: 'Level 9.50', from: [0, 9.5], to: [0, 9.5] }],
    caption: 'A candle with its high at 9.82.',
  },
  { kind: 'bars', unit: 'days', bars: [{ label: 'Days', value: 25 }], alt: 'One bar of 25.', caption: 'Days.' },
];
const told = { summary: 'A candle.', blocks, arithmetic: ['9.70 - 9.62 = 0.08'], given: [40] };

describe('figuresWithoutOrigin', () => {
  it('no figure is reported when equations, pictures, bars and givens hold every one', () => {
    expect(figuresWithoutOrigin(told)).toEqual([]);
  });

  it('a figure without an origin is reported', () => {
    expect(figuresWithoutOrigin({ ...told, given: [] })).toEqual([40]);
    expect(figuresWithoutOrigin({ ...told, arithmetic: [] })).toEqual([0.08]);
    expect(figuresWithoutOrigin({ ...told, summary: 'Near 9.6.' })).toEqual([9.6]);
  });
});

describe('superfluousFigures', () => {
  it('a given is reported when it has another origin or is never named', () => {
    expect(superfluousFigures({ ...told, given: [40, 9.62, 77] })).toEqual([9.62, 77]);
  });
});
