import { expect, test } from 'vitest';
import { gather } from '#tests/support/gather.ts';
import { splitSentences } from './sentences.ts';

async function* inParts(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

const TEXT = 'Price is $212.34. “It held!” Then it rose\n\nRSI is 62.1? Yes';

test.each([1, 2, 7, 1_000])('a text that arrives %i characters at a time is split into its sentences', async (size) => {
  const sentences = await gather(splitSentences(inParts(TEXT, size)));
  expect(sentences.join('')).toBe(TEXT);
  expect(sentences.map((sentence) => sentence.trim())).toEqual([
    'Price is $212.34.',
    '“It held!”',
    'Then it rose',
    'RSI is 62.1?',
    'Yes',
  ]);
});

test('an empty text has no sentences', async () => {
  expect(await gather(splitSentences(inParts('  \n ', 3)))).toEqual([]);
  expect(await gather(splitSentences(inParts('', 3)))).toEqual([]);
});
