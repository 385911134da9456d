import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { termTitle } from '@wickwise/curriculum/vocabulary/term-names';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { KeyName } from '#app/ui/key-hint.tsx';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { StudyTerm } from './study-term.tsx';
import { TermFacts } from './term-facts.tsx';

/** The terms one by one: the word first, its meaning once the card is turned. They wrap around at both ends. */
export function TermFlashcards({ terms }: { terms: readonly Term[] }) {
  const [place, setPlace] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const term = terms[place];
  if (term === undefined) return null;
  const move = (step: number) => {
    setPlace((place + step + terms.length) % terms.length);
    setTurned(false);
  };
  const moveByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  const counter = `Card ${place + 1} of ${terms.length}`;
  return (
    <section aria-label="Flashcards" className="mx-auto grid max-w-2xl gap-5" onKeyDown={moveByKey}>
      <div className="grid gap-2">
        <p role="status" className="num text-muted text-sm">
          {counter}
        </p>
        <ProgressBar thin value={place + 1} max={terms.length} label="Place among the cards" valueText={counter} />
      </div>
      <TurnableCard term={term} isTurned={isTurned} onTurn={() => setTurned(!isTurned)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" onClick={() => move(-1)}>
          <ChevronLeft size={18} aria-hidden="true" />
          Previous
        </Button>
        {isTurned ? <StudyTerm key={term.id} termId={term.id} /> : null}
        <Button variant="quiet" onClick={() => move(1)}>
          Next
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      </div>
      <p className="hidden text-center text-muted text-sm md:block">
        <KeyName>Space</KeyName> flips the card, <KeyName>←</KeyName> and <KeyName>→</KeyName> move on.
      </p>
    </section>
  );
}

interface TurnableCardProps {
  term: Term;
  isTurned: boolean;
  onTurn: () => void;
}

function TurnableCard({ term, isTurned, onTurn }: TurnableCardProps) {
  return (
    <button
      type="button"
      onClick={onTurn}
      aria-label={isTurned ? undefined : `${termTitle(term)}. Flip the card for its meaning.`}
      className="grid min-h-80 w-full content-center justify-items-center gap-4 rounded-lg border border-line-strong bg-panel px-6 py-8 text-center transition-colors hover:border-control"
    >
      <span className="block font-serif text-2xl">{termTitle(term)}</span>
      {isTurned ? (
        <>
          <span className="block max-w-prose text-[1.0625rem] leading-relaxed">{term.definition}</span>
          <span className="block max-w-prose text-md text-soft">{term.example}</span>
        </>
      ) : (
        <>
          <TermFacts term={term} />
          <span className="text-muted text-sm">Flip the card for its meaning</span>
        </>
      )}
    </button>
  );
}
