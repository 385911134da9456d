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

/** The terms that match: a search looks into names, definitions and examples, whatever the case and the hyphens. */
export function filterTerms(terms: readonly Term[], { search, category, level }: TermFilter): readonly Term[] {
  const wanted = searchable(search.trim());
  return terms.filter(
    (term) =>
      (category === 'all' || term.category === category) &&
      (level === 'all' || term.difficulty === level) &&
      [term.term, term.definition, term.example].some((text) => searchable(text).includes(wanted)),
  );
}

function searchable(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}

/** How many studied terms make a milestone; all of them are a perfect score. */
export const STUDY_MILESTONES = [10, 25] as const;

/** The milestone that was passed between two counts of studied terms, the highest of several, or null. */
export function passedMilestone({ before, now, total }: { before: number; now: number; total: number }): number | null {
  return [...STUDY_MILESTONES, total].findLast((milestone) => before < milestone && now >= milestone) ?? null;
}

/** The next milestone, or null once every term is studied. */
export function nextMilestone(studied: number, total: number): number | null {
  return [...STUDY_MILESTONES, total].find((milestone) => studied < milestone) ?? null;
}
