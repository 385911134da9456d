import type { Article, Block } from '../src/articles/article.ts';
import { textsOf } from '../src/articles/article-text.ts';
import { findUnfoundedFigures } from './arithmetic-check.ts';

type ArticleFigures = Pick<Article, 'summary' | 'blocks' | 'arithmetic' | 'given'>;
type Chart = Extract<Block, { kind: 'chart' }>;

/** The figures of an article that no equation, no picture and no bars hold, and that it does not state as given. */
export function figuresWithoutOrigin({ summary, blocks, arithmetic, given }: ArticleFigures): number[] {
  const shown = picturedFigures(blocks);
  const alts = blocks.filter((block): block is Chart => block.kind === 'chart').map(({ picture }) => picture.alt);
  const others = [summary, ...textsOf(blocks)].filter((text) => !alts.includes(text));
  return [
    ...findUnfoundedFigures(others.join(' '), { arithmetic, given: [...shown, ...given] }),
    // Read aloud, prices are rounded.
    ...findUnfoundedFigures(alts.join(' '), { arithmetic: [], given: shown.map(Math.round) }),
  ];
}

/** The figures stated as given that an equation or a picture holds anyway, or that no text names. */
export function superfluousFigures(article: ArticleFigures): number[] {
  return article.given.filter((figure) => {
    const without = { ...article, given: article.given.filter((other) => other !== figure) };
    return !figuresWithoutOrigin(without).includes(figure);
  });
}

function picturedFigures(blocks: readonly Block[]): number[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'bars') return block.bars.map(({ value }) => value);
    if (block.kind !== 'chart') return [];
    return [...block.picture.candles.flat(), ...block.lines.flatMap(({ from, to }) => [from[1], to[1]])];
  });
}
