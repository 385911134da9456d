import { describe, expect, it } from 'vitest';
import { fundamentals } from '../fundamentals/fundamentals.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import type { Block } from './article.ts';
import { textsOf } from './article-text.ts';
import { articles, introductions } from './articles.ts';

/** Names of rules that can change: of regulators, of the tax code and of exchanges. */
const RULE =
  /\b(SEC|FINRA|SIPC|IRS|Regulation [A-Z]+|Rules? \d+|Section \d{3,4}|Form 1[\dA-Z-]+|Level [123]|[Ww]ash sale|[Ll]imit up-limit down|pattern day trader|mark-to-market)\b/;
/** `as of November 2026`, `in 2024`, `on June 4, 2026`, `to the end of 2016`, `Revenue Ruling 2008-5`. */
const DATE = /\b(as of|in|In|since|on|On|to|of|until|for|Ruling)( [A-Z][a-z]+)?( \d{1,2},)? (19|20)\d\d\b/;

/** The blocks of a text by heading. */
function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

const all = [...introductions, ...articles, ...fundamentals];

describe.each(all)('$id', ({ blocks, reviewedOn, sources }) => {
  it('names the day it was reviewed on', () => {
    expect(new Date(`${reviewedOn}T00:00Z`).toISOString().slice(0, 10)).toBe(reviewedOn);
  });

  it('names its sources, each with a date that is not after the review', () => {
    expect(sources.length).toBeGreaterThan(0);
    for (const { title, publisher, dated, url } of sources) {
      expect(title + publisher).not.toBe('');
      const years = (dated.match(/\b(19|20)\d\d\b/g) ?? []).map(Number);
      expect(years.length, `"${dated}" has no year`).toBeGreaterThan(0);
      expect(Math.min(...years)).toBeLessThanOrEqual(Number(reviewedOn.slice(0, 4)));
      if (url !== undefined) expect(new URL(url).protocol).toBe('https:');
    }
    expect(new Set(sources.map(({ title }) => title)).size).toBe(sources.length);
  });

  it('dates its rules: the part that names one, or its opening, says as of when', () => {
    const [opening = []] = partsOf(blocks);
    const isDated = (part: readonly Block[]) => DATE.test(textsOf(part).join(' '));
    const undated = partsOf(blocks).filter((part) => RULE.test(textsOf(part).join(' ')) && !isDated(part));
    expect(isDated(opening) ? [] : undated.map((part) => textsOf(part).filter((text) => RULE.test(text)))).toEqual([]);
  });

  it('is as of the month of its review where it says as of when', () => {
    const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(reviewedOn),
    );
    const stated =
      textsOf(blocks)
        .join(' ')
        .match(/(?<=\bas of )[A-Z][a-z]+ \d{4}/g) ?? [];
    expect(stated.filter((asOf) => asOf !== month)).toEqual([]);
  });
});

it('a scenario that names a rule says as of when', () => {
  const undated = scenarios.filter(({ options, context, situation, basis }) => {
    const text = [context, situation, basis, ...options.flatMap((option) => [option.text, option.explanation])].join(
      ' ',
    );
    return RULE.test(text) && !/as of November 2026/i.test(text);
  });
  expect(undated.map(({ id }) => id)).toEqual([]);
});
