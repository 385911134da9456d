import type { Ohlc } from '@wickwise/market/candle';
import { scan } from '@wickwise/market/candlestick/scan';
import { CandleSeries } from '@wickwise/market/series';
import { describe, expect, it } from 'vitest';
import { findArithmeticFaults } from '../../checks/arithmetic-check.ts';
import { figuresWithoutOrigin, superfluousFigures } from '../../checks/figure-origins.ts';
import { fundamentals } from '../fundamentals/fundamentals.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';
import type { Article, Block, DrawnLine } from './article.ts';
import { sentencesOf, textsOf, wordCount } from './article-text.ts';
import { articles, introductions } from './articles.ts';

type Chart = Extract<Block, { kind: 'chart' }>;

const WORDS = { least: 600, most: 1200 };
/** A learner reads at 200 words a minute, at 150 with time to study the pictures. */
const WORDS_PER_MINUTE = { slow: 150, fast: 200 };
/** How far from a turning point, as a share of its price, a line drawn through it may pass. */
const TOLERANCE = 0.01;

function blocksOf<Kind extends Block['kind']>({ blocks }: Pick<Article, 'blocks'>, kind: Kind) {
  return blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
}

function textOf(article: Article): string {
  return [article.summary, ...textsOf(article.blocks)].join('\n');
}

function pricesOf({ picture }: Chart): number[] {
  return picture.candles.flat();
}

const charts = [...introductions, ...articles, ...fundamentals].flatMap((article) =>
  blocksOf(article, 'chart').map((chart) => ({ article: article.id, alt: chart.picture.alt, chart })),
);

it('each category begins with its two specified articles', () => {
  const idsOf = (category: string) => articles.filter((article) => article.category === category).map(({ id }) => id);
  expect(idsOf('technical-analysis').slice(0, 2)).toEqual(['support-and-resistance', 'trend-analysis']);
  expect(idsOf('fundamental-analysis').slice(0, 2)).toEqual(['financial-statements', 'valuation-methods']);
  expect(idsOf('risk-management').slice(0, 2)).toEqual(['position-sizing', 'stop-loss-strategies']);
});

it('the articles come by category, as the tabs show them', () => {
  const categories = articles.map(({ category }) => category);
  expect(categories.filter((category, at) => category !== categories[at - 1])).toEqual([...new Set(categories)]);
});

it('the articles begin with two introductions that belong to no tab', () => {
  expect(introductions.map(({ id }) => id)).toEqual(['how-to-read-a-candle', 'why-79-percent-can-be-nothing']);
});

describe.each([...introductions, ...articles])('$id', (article) => {
  const words = wordCount(textsOf(article.blocks));

  it('an article has 600 to 1,200 words', () => {
    expect(words).toBeGreaterThanOrEqual(WORDS.least);
    expect(words).toBeLessThanOrEqual(WORDS.most);
  });

  it('an article can be read in the time it states', () => {
    expect(article.estimatedTime).toBeGreaterThanOrEqual(Math.floor(words / WORDS_PER_MINUTE.fast));
    expect(article.estimatedTime).toBeLessThanOrEqual(Math.ceil(words / WORDS_PER_MINUTE.slow));
  });

  it('an article opens with a paragraph and shows examples in numbers and in a picture', () => {
    expect(article.blocks[0]?.kind).toBe('paragraph');
    expect(blocksOf(article, 'heading').length).toBeGreaterThanOrEqual(2);
    expect(blocksOf(article, 'worked-example').length).toBeGreaterThanOrEqual(1);
    expect(blocksOf(article, 'chart').length + blocksOf(article, 'bars').length).toBeGreaterThanOrEqual(1);
  });

  it('an article names three to five mistakes and ends with the only exercise', () => {
    const mistakes = blocksOf(article, 'mistakes').flatMap(({ items }) => items);
    expect(mistakes.length).toBeGreaterThanOrEqual(3);
    expect(mistakes.length).toBeLessThanOrEqual(5);
    expect(blocksOf(article, 'exercise')).toEqual([article.blocks.at(-1)]);
  });

  it('each row of an article’s table has as many cells as its header', () => {
    const ragged = blocksOf(article, 'table').flatMap(({ head, rows }) =>
      rows.filter((row) => row.length !== head.length),
    );
    expect(ragged).toEqual([]);
  });

  it('an article uses each of its five to ten terms', () => {
    expect(new Set(article.terms).size).toBe(article.terms.length);
    expect(article.terms.length).toBeGreaterThanOrEqual(5);
    expect(article.terms.length).toBeLessThanOrEqual(10);
    const text = textOf(article).toLowerCase();
    const used = vocabulary.filter(({ term }) => text.includes(term.toLowerCase())).map(({ id }) => id);
    expect(article.terms.filter((id) => !used.includes(id))).toEqual([]);
  });

  it('an article’s numbers add up', () => {
    const given = blocksOf(article, 'chart').flatMap(pricesOf);
    expect(findArithmeticFaults(article.arithmetic, { text: textOf(article), given })).toEqual([]);
  });

  it('an article takes every figure from an equation, a picture or its givens', () => {
    expect(figuresWithoutOrigin(article)).toEqual([]);
    expect(superfluousFigures(article)).toEqual([]);
  });

  it('every sentence of an article ends with a period', () => {
    expect([article.summary, ...sentencesOf(article.blocks)].filter((text) => !text.endsWith('.'))).toEqual([]);
  });
});

describe.each(charts)('the chart of $article: $alt', ({ chart }) => {
  const { candles, mark } = chart.picture;
  const lowest = Math.min(...candles.map(([, , low]) => low));
  const highest = Math.max(...candles.map(([, high]) => high));

  it('an article’s chart has possible candles at realistic prices in cents', () => {
    expect(candles.length).toBeGreaterThanOrEqual(12);
    expect(candles.length).toBeLessThanOrEqual(60);
    expect(lowest).toBeGreaterThanOrEqual(40);
    expect(highest).toBeLessThanOrEqual(260);
    for (const [open, high, low, close] of candles) {
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      for (const price of [open, high, low, close]) expect(price).toBe(Math.round(price * 100) / 100);
    }
  });

  it('an article’s chart marks only candles that it has', () => {
    expect(mark?.to ?? 0).toBeGreaterThanOrEqual(mark?.from ?? 0);
    expect(mark?.to ?? 0).toBeLessThan(candles.length);
  });

  it.each(chart.lines)('the line "$label" runs from left to right within the picture', ({ from, to }) => {
    expect(from[0]).toBeGreaterThanOrEqual(0);
    expect(to[0]).toBeGreaterThan(from[0]);
    expect(to[0]).toBeLessThan(candles.length);
    for (const price of [from[1], to[1]]) {
      expect(price).toBeGreaterThanOrEqual(lowest);
      expect(price).toBeLessThanOrEqual(highest);
    }
  });

  it('a line whose label has a price is level', () => {
    const wrong = chart.lines.filter(({ label, from, to }) => {
      const price = label.match(/\d+\.\d{2}$/)?.[0];
      return price !== undefined && (from[1] !== Number(price) || to[1] !== Number(price));
    });
    expect(wrong).toEqual([]);
  });

  it('a caption names only prices of its candles and lines', () => {
    const shown = new Set([...pricesOf(chart), ...chart.lines.flatMap(({ from, to }) => [from[1], to[1]])]);
    const named = (chart.caption.match(/\d+\.\d{2}\b/g) ?? []).map(Number);
    expect(named.filter((price) => !shown.has(price))).toEqual([]);
  });
});

describe('lines through turning points', () => {
  const [levels, brokenLevel] = chartsOf('support-and-resistance');
  const [brokenLine, endedTrend] = chartsOf('trend-analysis');
  const drawn = [
    { chart: levels, line: 0, side: 'low', turns: [9, 23, 36] },
    { chart: levels, line: 1, side: 'high', turns: [16, 30] },
    { chart: brokenLevel, line: 0, side: 'low', turns: [13, 24] },
    { chart: brokenLine, line: 0, side: 'low', turns: [12, 24, 37] },
    { chart: brokenLine, line: 1, side: 'low', turns: [24] },
    { chart: endedTrend, line: 0, side: 'low', turns: [12] },
  ] as const;

  it.each(drawn)('line $line passes the $side of candles $turns', ({ chart, line, side, turns }) => {
    for (const index of turns) {
      const turn = extreme(chart, index, side);
      expect(isTurn(chart, index, side)).toBe(true);
      expect(Math.abs(priceOn(chart?.lines[line], index) - turn)).toBeLessThanOrEqual(TOLERANCE * turn);
    }
  });
});

it.each([
  ['no close ends the uptrend whose trend line breaks', 0, 1, false],
  ['the marked close is the first to end the other uptrend', 1, 0, true],
] as const)('%s, by the low before its highest high', (_, index, line, isOver) => {
  const chart = chartsOf('trend-analysis')[index];
  if (chart?.picture.mark == null) throw new RangeError('No such mark.');
  const { candles, mark } = chart.picture;
  const highs = candles.slice(0, mark.to).map(([, high]) => high);
  const top = highs.indexOf(Math.max(...highs));
  const base = highs.findLastIndex((_high, at) => at < top && isTurn(chart, at, 'low'));
  const price = extreme(chart, base, 'low');
  expect(priceOn(chart.lines[line], base)).toBe(price);
  expect(candles.findIndex(([, , , close], at) => at > top && close < price)).toBe(isOver ? mark.to : -1);
});

it('the hammer of the introduction is one by our rules', () => {
  const [chart] = introductions
    .flatMap((article) => blocksOf(article, 'chart'))
    .filter(({ lines }) => lines.length === 3);
  const { candles, mark } = chart?.picture ?? { candles: [], mark: null };
  expect([...scan(CandleSeries.fromOhlc(candles)).CDLHAMMER.indices]).toEqual([mark?.to]);
});

function chartsOf(id: string): Chart[] {
  return articles.filter((article) => article.id === id).flatMap((article) => blocksOf(article, 'chart'));
}

function extreme(chart: Chart | undefined, index: number, side: 'high' | 'low'): number {
  const candle: Ohlc | undefined = chart?.picture.candles[index];
  if (candle === undefined) throw new RangeError(`No candle ${index}.`);
  return side === 'high' ? candle[1] : candle[2];
}

/** A turning point is the extreme of the three candles on both sides of it. */
function isTurn(chart: Chart | undefined, index: number, side: 'high' | 'low'): boolean {
  const own = extreme(chart, index, side);
  return [-3, -2, -1, 1, 2, 3].every((step) => {
    const other = extreme(chart, index + step, side);
    return side === 'high' ? other < own : other > own;
  });
}

function priceOn(line: DrawnLine | undefined, index: number): number {
  if (line === undefined) throw new RangeError('No such line.');
  const [[fromIndex, fromPrice], [toIndex, toPrice]] = [line.from, line.to];
  return fromPrice + ((toPrice - fromPrice) * (index - fromIndex)) / (toIndex - fromIndex);
}
