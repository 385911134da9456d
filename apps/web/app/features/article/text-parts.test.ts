import type { Block } from '@wickwise/curriculum/articles/article';
import { articles } from '@wickwise/curriculum/articles/articles';
import { describe, expect, test } from 'vitest';
import { splitEquations, toParts } from './text-parts.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const heading = (text: string): Block => ({ kind: 'heading', text });

describe('sections', () => {
  test('sections begin at each heading, after an introduction', () => {
    const parts = toParts([paragraph('a'), heading('What a 10-K is'), paragraph('b'), paragraph('c'), heading('End')]);
    expect(parts).toEqual({
      lead: [paragraph('a')],
      sections: [
        { id: 'what-a-10-k-is', title: 'What a 10-K is', blocks: [paragraph('b'), paragraph('c')] },
        { id: 'end', title: 'End', blocks: [] },
      ],
    });
  });

  test('sections also begin at the mistakes and the exercise, which keep their block', () => {
    const mistakes: Block = { kind: 'mistakes', items: [] };
    const exercise: Block = { kind: 'exercise', text: 'Draw one.' };
    expect(toParts([mistakes, exercise]).sections).toEqual([
      { id: 'common-mistakes', title: 'Common mistakes', blocks: [mistakes] },
      { id: 'your-turn', title: 'Your turn', blocks: [exercise] },
    ]);
  });

  test.each(articles)('the sections of $id have their own addresses and lose no block', ({ blocks }) => {
    const { lead, sections } = toParts(blocks);
    const ids = sections.map(({ id }) => id);
    expect(new Set(['terms', 'sources', ...ids]).size).toBe(ids.length + 2);
    const shown = [...lead, ...sections.flatMap((section) => section.blocks)];
    expect(shown).toEqual(blocks.filter(({ kind }) => kind !== 'heading'));
  });
});

/** A space at which no line ends. */
const _ = '\u00a0';

describe('equations', () => {
  test('equations are recognized, and their lines break only before an equals sign', () => {
    expect(splitEquations('Risk: 113.92 − 111.13 = 2.79. Then 200 / 1.36 gives 147 shares.')).toEqual([
      { at: 0, text: 'Risk: ', isEquation: false },
      { at: 6, text: `113.92${_}−${_}111.13 =${_}2.79`, isEquation: true },
      { at: 28, text: '. Then ', isEquation: false },
      { at: 35, text: `200${_}/${_}1.36`, isEquation: true },
      { at: 45, text: ' gives 147 shares.', isEquation: false },
    ]);
  });

  test.each(['(980 − 80) / 30 = 30.00', '58.88 × 1.025 / (0.09 − 0.025) = 928.5', '192 / 480 = 40%'])(
    '%s is an equation',
    (text) => {
      expect(splitEquations(text)).toEqual([{ at: 0, text: text.replace(/ (?!=)/g, _), isEquation: true }]);
    },
  );

  test.each([
    ['Risk per share = entry − stop.', 'Risk per share = entry − stop.'],
    ['Values between 0.5% and 2%, in 2012.', 'Values between 0.5% and 2%, in 2012.'],
  ])('there are no equations in "%s"', (text, shown) => {
    expect(splitEquations(text)).toEqual([{ at: 0, text: shown, isEquation: false }]);
  });

  test('an empty text has no pieces', () => expect(splitEquations('')).toEqual([]));
});
