import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react';
import type { GlossaryEntry, GlossaryLinkProps } from './glossary-link.tsx';

/** A piece of a text; with an entry when it is a word that is explained. */
export interface GlossaryPiece {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly entry: GlossaryEntry | null;
}

const GlossaryContext = createContext<((text: string) => readonly GlossaryPiece[]) | null>(null);

interface GlossaryProps {
  /** Divides a text into its pieces; null while the words are not known yet. */
  split: ((text: string) => readonly GlossaryPiece[]) | null;
  children: ReactNode;
}

/** Explains words in each `GlossaryText` inside it. */
export function Glossary({ split, children }: GlossaryProps) {
  return <GlossaryContext value={split}>{children}</GlossaryContext>;
}

/** Loaded separately. Without it, the text stays plain. */
const GlossaryLink = lazy(() =>
  import('./glossary-link.tsx').then(
    (module) => ({ default: module.GlossaryLink }),
    () => ({ default: PlainWord }),
  ),
);

function PlainWord({ children }: GlossaryLinkProps) {
  return <>{children}</>;
}

/** A text whose words are explained where the glossary around it knows them. */
export function GlossaryText({ text }: { text: string }) {
  const split = useContext(GlossaryContext);
  if (split === null) return text;
  return split(text).map((piece) =>
    piece.entry === null ? (
      piece.text
    ) : (
      <Suspense key={piece.at} fallback={piece.text}>
        <GlossaryLink entry={piece.entry}>{piece.text}</GlossaryLink>
      </Suspense>
    ),
  );
}
