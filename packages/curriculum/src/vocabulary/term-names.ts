import type { Term, TermCategory, TermId } from './term.ts';

export const categoryLabels: Readonly<Record<TermCategory, string>> = {
  technical: 'Technical',
  fundamental: 'Fundamental',
  pattern: 'Pattern',
  indicator: 'Indicator',
  risk: 'Risk',
  market: 'Market',
};

/** A term as a heading writes it: `stop-loss` is `Stop-loss`. */
export function termTitle({ term }: Pick<Term, 'term'>): string {
  return term.charAt(0).toUpperCase() + term.slice(1);
}

/** Names that texts also use for a term, besides its own and the words of its id. */
const OTHER_NAMES: Partial<Record<TermId, readonly string[]>> = {
  macd: ['moving average convergence divergence'],
  'average-true-range': ['ATR'],
  'exponential-moving-average': ['EMA'],
  'earnings-per-share': ['EPS'],
  'price-earnings-ratio': ['P/E'],
};

export type NamedTerm = Pick<Term, 'id' | 'term'>;

/** Each term is searched for in every text of a page, and a pattern takes longer to make than to use. */
const patterns = new Map<string, RegExp>();

/** A pattern that finds a term in a text: by any of its names, as singular or plural, whatever the case. */
export function termPattern(term: NamedTerm): RegExp {
  const pattern = patterns.get(term.id) ?? makePattern(term);
  patterns.set(term.id, pattern);
  return pattern;
}

export function namesOf({ id, term }: NamedTerm): string[] {
  return [...new Set([term, id.replaceAll('-', ' '), id, ...(OTHER_NAMES[id] ?? [])])];
}

function makePattern(term: NamedTerm): RegExp {
  const alternatives = namesOf(term)
    .map(withPlural)
    .toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
}

function withPlural(name: string): string {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return escaped.endsWith('y') ? `${escaped.slice(0, -1)}(?:y|ies)` : `${escaped}(?:e?s)?`;
}

/** A gap to fill in. */
export const BLANK = '____';

const WITH_ARTICLE = new RegExp(`\\b(a)n? ${BLANK}`, 'gi');

/** A text with a blank in place of each mention of the term, whose article could tell how it begins. */
export function maskTerm(text: string, term: NamedTerm): string {
  return text.replaceAll(termPattern(term), BLANK).replaceAll(WITH_ARTICLE, `$1(n) ${BLANK}`);
}
