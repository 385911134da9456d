import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { termTitle } from '@wickwise/curriculum/vocabulary/term-names';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Glossary, type GlossaryPiece } from '#app/ui/glossary.tsx';
import { termPath } from './model.ts';
import { useTerms } from './queries.ts';
import { firstMentions, markTerms } from './term-marks.ts';

interface TermGlossaryProps {
  /** The terms that the page uses; as `texts`, the same array in each render. */
  termIds: readonly string[];
  /** The texts of the page in reading order: each term is explained where they first name it. */
  texts: readonly string[];
  children: ReactNode;
}

/** Explains the terms that a lesson or an article uses, in its texts. */
export function TermGlossary({ termIds, texts, children }: TermGlossaryProps) {
  // They arrive while the page is still hydrating, and may take their time.
  const terms = useDeferredValue(useTerms());
  const split = useMemo(() => {
    const used = terms?.filter(({ id }) => termIds.includes(id));
    return used ? toSplit(used, texts) : null;
  }, [terms, termIds, texts]);
  return <Glossary split={split}>{children}</Glossary>;
}

function toSplit(terms: readonly Term[], texts: readonly string[]): (text: string) => readonly GlossaryPiece[] {
  const mentions = firstMentions(texts, terms);
  return (text) =>
    markTerms(text, mentions.get(text) ?? []).map(({ at, text, term }) => ({ at, text, entry: term && toEntry(term) }));
}

function toEntry(term: Term) {
  return { title: termTitle(term), definition: term.definition, to: termPath(term.id) };
}
