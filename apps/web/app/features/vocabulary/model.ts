import type { Term, TermCategory, TermLevel } from '@wickwise/curriculum/vocabulary/term';
import { categoryLabels } from '@wickwise/curriculum/vocabulary/term-names';
import { choicesOf } from '#app/lib/choices.ts';

export const termCategories = choicesOf(categoryLabels);

const levelLabels: Record<TermLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};
export const termLevels = choicesOf(levelLabels);

export function categoryName(category: TermCategory): string {
  return categoryLabels[category];
}

export function levelName(level: TermLevel): string {
  return levelLabels[level];
}

/** The address at which the vocabulary opens with this term's details. */
export function termPath(termId: string): string {
  return `/vocabulary?term=${termId}`;
}

export interface TermFilter {
  readonly search: string;
  readonly category: TermCategory | 'all';
  readonly level: TermLevel | 'all';
}

export const NO_TERM_FILTER: TermFilter = { search: '', category: 'all', level: 'all' };

/**
 * The terms that match: those with the searched words in their names, then those with them in a definition or example,
 * from the beginning of a word on, whatever the case and the punctuation.
 */
export function filterTerms(terms: readonly Term[], { search, category, level }: TermFilter): readonly Term[] {
  const wanted = searchable(search).trimEnd();
  const isNamed = ({ term }: Term) => searchable(term).includes(wanted);
  const found = terms.filter(
    (term) =>
      (category === 'all' || term.category === category) &&
      (level === 'all' || term.difficulty === level) &&
      (isNamed(term) || searchable(`${term.definition} ${term.example}`).includes(wanted)),
  );
  return found.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

/** The words of a text, each after a space. */
function searchable(text: string): string {
  return ` ${text.toLowerCase()}`.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** How many studied terms make a milestone. All of them are celebrated too, but earn none. */
export const STUDY_MILESTONES = [10, 25] as const;

/** The milestone, or all terms, that was reached between two counts of studied terms, the highest of several, or null. */
export function passedMilestone({ before, now, total }: { before: number; now: number; total: number }): number | null {
  return [...STUDY_MILESTONES, total].findLast((milestone) => before < milestone && now >= milestone) ?? null;
}

/** What to study toward: the next milestone, then the rest. */
export function whatIsNext(studied: number, total: number): string {
  const milestone = STUDY_MILESTONES.find((terms) => studied < terms);
  if (milestone !== undefined) return `Next milestone: ${milestone} terms`;
  return studied < total ? `${total - studied} left to study` : 'All of them. Well done.';
}
