import { describe, expect, it } from 'vitest';
import type { Block } from './article.ts';
import { sentencesOf, textsOf, wordCount } from './article-text.ts';

const blocks: readonly Block[] = [
  { kind: 'heading', text: 'heading' },
  { kind: 'paragraph', text: 'paragraph' },
  { kind: 'list', items: ['first item', 'second item'] },
  {
    kind: 'table',
    caption: 'table caption',
    head: ['left head', 'right head'],
    rows: [
      ['a1', 'b1'],
      ['a2', 'b2'],
    ],
  },
  { kind: 'worked-example', title: 'example', steps: ['first step', 'second step'] },
  {
    kind: 'chart',
    picture: { candles: [[1, 2, 1, 2]], mark: null, alt: 'chart alt' },
    lines: [{ label: 'line', from: [0, 1], to: [0, 1] }],
    caption: 'chart caption',
  },
  { kind: 'bars', unit: 'unit', bars: [{ label: 'bar', value: 1 }], alt: 'bars alt', caption: 'bars caption' },
  { kind: 'mistakes', items: [{ mistake: 'mistake', instead: 'instead' }] },
  { kind: 'exercise', text: 'exercise' },
];

describe('textsOf', () => {
  it('gives every text of every kind of block in reading order', () => {
    expect(textsOf(blocks)).toEqual([
      ...['heading', 'paragraph', 'first item', 'second item'],
      ...['table caption', 'left head', 'right head', 'a1', 'b1', 'a2', 'b2'],
      ...['example', 'first step', 'second step', 'chart alt', 'line', 'chart caption'],
      ...['unit', 'bar', 'bars alt', 'bars caption', 'mistake', 'instead', 'exercise'],
    ]);
  });

  it('gives nothing for no blocks', () => {
    expect(textsOf([])).toEqual([]);
  });
});

describe('sentencesOf', () => {
  it('leaves out headings, titles, cells, units and labels', () => {
    expect(sentencesOf(blocks)).toEqual([
      ...['paragraph', 'first item', 'second item', 'table caption', 'first step', 'second step'],
      ...['chart alt', 'chart caption', 'bars alt', 'bars caption', 'mistake', 'instead', 'exercise'],
    ]);
  });
});

describe('wordCount', () => {
  it.each([
    ['two words', 2],
    ['53 × 2.79 = 147.87.', 3],
    ['shareholders’ equity, in per cent (%)', 5],
    ['  ', 0],
  ])('counts what has a letter or a digit in "%s"', (text, count) => {
    expect(wordCount([text])).toBe(count);
  });

  it('adds up texts', () => {
    expect(wordCount(['two words', 'three more words'])).toBe(5);
    expect(wordCount([])).toBe(0);
  });
});
