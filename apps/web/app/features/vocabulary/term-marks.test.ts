import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { expect, test } from 'vitest';
import { firstMentions, markTerms } from './term-marks.ts';

const terms = (...ids: string[]) => vocabulary.filter(({ id }) => ids.includes(id));
const [gap] = terms('gap');
const [body] = terms('candle-body');

const marked = (text: string, ...ids: string[]) =>
  markTerms(text, terms(...ids)).map(({ text, term }) => (term === null ? text : { [term.id]: text }));

test('a term is found as singular or plural, whatever the case, and never inside another word', () => {
  expect(marked('Gaps close.', 'gap')).toEqual([{ gap: 'Gaps' }, ' close.']);
  expect(marked('Two bodies touch.', 'candle-body')).toEqual(['Two ', { 'candle-body': 'bodies' }, ' touch.']);
  expect(marked('The stopgap was antibody-free.', 'gap', 'candle-body')).toEqual(['The stopgap was antibody-free.']);
});

test('only the first mention in a text is marked', () => {
  expect(marked('A gap, then a gap.', 'gap')).toEqual(['A ', { gap: 'gap' }, ', then a gap.']);
});

test('a longer name takes precedence over a term inside it', () => {
  expect(marked('Draw the trend line.', 'trend', 'trend-line')).toEqual([
    'Draw the ',
    { 'trend-line': 'trend line' },
    '.',
  ]);
});

test('a term is marked only at its first mention on the page', () => {
  const marks = firstMentions(['Nothing.', 'A gap.', 'The gap and its body.'], terms('gap', 'candle-body'));
  expect([...marks]).toEqual([
    ['A gap.', [gap]],
    ['The gap and its body.', [body]],
  ]);
});
