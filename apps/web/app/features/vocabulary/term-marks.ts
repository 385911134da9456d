import { type NamedTerm, namesOf, termPattern } from '@wickwise/curriculum/vocabulary/term-names';

/**
 * Stems that any mention of a term begins with, in lower case: most terms are in no text, and searching for these is
 * quick.
 */
const stems = new Map<string, readonly string[]>();

function mayMention(lowerText: string, term: NamedTerm): boolean {
  const known = stems.get(term.id) ?? namesOf(term).map((name) => name.toLowerCase().replace(/y$/, ''));
  stems.set(term.id, known);
  return known.some((stem) => lowerText.includes(stem));
}

/** A piece of a text; with a term when the piece is its name. */
export interface MarkedPiece<T extends NamedTerm> {
  readonly at: number;
  readonly text: string;
  readonly term: T | null;
}

interface TermMention<T> {
  readonly start: number;
  readonly end: number;
  readonly term: T;
}

/** A text in pieces, with the first mention of each term marked. A longer name takes precedence over one inside it. */
export function markTerms<T extends NamedTerm>(text: string, terms: readonly T[]): MarkedPiece<T>[] {
  const pieces: MarkedPiece<T>[] = [];
  let end = 0;
  const push = (until: number, term: T | null) => {
    if (until > end) pieces.push({ at: end, text: text.slice(end, until), term });
    end = until;
  };
  for (const found of findMentions(text, terms)) {
    push(found.start, null);
    push(found.end, found.term);
  }
  push(text.length, null);
  return pieces;
}

function findMentions<T extends NamedTerm>(text: string, terms: readonly T[]): TermMention<T>[] {
  const longestFirst = terms.toSorted((one, other) => other.term.length - one.term.length);
  const mentions: TermMention<T>[] = [];
  const lower = text.toLowerCase();
  for (const term of longestFirst) {
    if (!mayMention(lower, term)) continue;
    const free = [...text.matchAll(termPattern(term))]
      .map(({ index, 0: name }) => ({ start: index, end: index + name.length, term }))
      .find(({ start, end }) => mentions.every((other) => end <= other.start || start >= other.end));
    if (free) mentions.push(free);
  }
  return mentions.toSorted((one, other) => one.start - other.start);
}

/** For each text the terms to mark in it: each term only at its first mention on the page. */
export function firstMentions<T extends NamedTerm>(
  texts: readonly string[],
  terms: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const marks = new Map<string, readonly T[]>();
  let open = terms;
  for (const text of texts) {
    const found = findMentions(text, open).map(({ term }) => term);
    if (found.length === 0) continue;
    marks.set(text, found);
    open = open.filter((term) => !found.includes(term));
  }
  return marks;
}
