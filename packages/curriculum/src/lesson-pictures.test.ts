import { describe, expect, it } from 'vitest';
import { lessonPictures } from './lesson-pictures.ts';
import { patterns } from './patterns.ts';

/** Words for what is drawn over candles; a body as thin as a line is none. */
const SPEAKS_OF_LINES = /(?<!thin |more than a )\blines?\b|\bneckline\b/;

describe.each(patterns)('the pictures of $id', (entry) => {
  const pictures = Object.entries(lessonPictures(entry));

  it('a picture has the mark that its text mentions', () => {
    const unmarked = pictures.filter(
      ([, { alt, caption, mark }]) => /\bmark/.test(`${alt} ${caption}`) && mark === null,
    );
    expect(unmarked).toEqual([]);
  });

  it('a picture has the lines that its text mentions, within its candles', () => {
    for (const [kind, { alt, caption, lines = [], candles }] of pictures) {
      if (SPEAKS_OF_LINES.test(`${alt} ${caption}`)) expect([kind, lines.length]).not.toEqual([kind, 0]);
      expect(lines.filter(({ from, to }) => Math.max(from[0], to[0]) >= candles.length)).toEqual([]);
    }
  });
});
