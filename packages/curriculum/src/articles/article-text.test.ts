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
  { kind: 'template', title: 'template', fields: [{ label: 'field', hint: 'field hint' }] },
  { kind: 'mistakes', items: [{ mistake: 'mistake', instead: 'instead' }] },
  { kind: 'exercise', text: 'exercise' },
];

describe('textsOf', () => {
  it('the texts of every kind of block come in reading order', () => {
    expect(textsOf(blocks)).toEqual([
      'heading',
      'paragraph',
      'first item',
      'second item',
      'table caption',
      'left head',
      'right head',
      'a1',
      'b1',
      'a2',
      'b2',
      'example',
      'first step',
      'second step',
      'chart alt',
      'line',
      'chart caption',
      'unit',
      'bar',
      'bars alt',
      'bars caption',
      'template',
      'field',
      'field hint',
      'mistake',
      'instead',
      'exercise',
    ]);
  });

  it('no blocks have no texts', () => {
    expect(textsOf([])).toEqual([]);
  });
});

describe('sentencesOf', () => {
  it('sentences leave out headings, titles, cells, units and labels', () => {
    expect(sentencesOf(blocks)).toEqual([
      'paragraph',
      'first item',
      'second item',
      'table caption',
      'first step',
      'second step',
      'chart alt',
      'chart caption',
      'bars alt',
      'bars caption',
      'field hint',
      'mistake',
      'instead',
      'exercise',
    ]);
  });
});

describe('wordCount', () => {
  it.each([
    ['two words', 2],
    ['53 × 2.79 = 147.87.', 3],
    ['shareholders’ equity, in per cent (%)', 5],
    ['  ', 0],
  ])('a word in "%s" has a letter or a digit', (text, count) => {
    expect(wordCount([text])).toBe(count);
  });

  it('the words of several texts add up', () => {
    expect(wordCount(['two words', 'three more words'])).toBe(5);
    expect(wordCount([])).toBe(0);
  });
});
