import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { termTitle } from '@wickwise/curriculum/vocabulary/term-names';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import Volume2 from 'lucide-react/icons/volume-2';
import { Link } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { termPath } from './model.ts';
import { canSpeak, speak } from './speech.ts';
import { StudyTerm } from './study-term.tsx';
import { TermFacts } from './term-facts.tsx';

interface TermDialogProps {
  /** Null while it is closed. */
  term: Term | null;
  onClose: () => void;
}

/** Everything about a term, with the terms related to it. */
export function TermDialog({ term, onClose }: TermDialogProps) {
  return (
    <Dialog
      open={term !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={term === null ? '' : termTitle(term)}
    >
      {term === null ? null : (
        <KeepFocus state={term.id}>
          <TermDetails key={term.id} term={term} />
        </KeepFocus>
      )}
    </Dialog>
  );
}

function TermDetails({ term }: { term: Term }) {
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <TermFacts term={term} />
        <Pronunciation term={term} />
      </div>
      <p className="text-[1.0625rem] leading-relaxed">{term.definition}</p>
      <div>
        <h3 className="mb-1 font-sans font-semibold text-base">Example</h3>
        <p className="text-soft">{term.example}</p>
      </div>
      <RelatedTerms term={term} />
      <StudyTerm termId={term.id} />
    </div>
  );
}

/** How a term is pronounced: spelled out where that helps, and aloud where the browser can speak. */
function Pronunciation({ term }: { term: Term }) {
  const hasSpeech = canSpeak();
  if (!hasSpeech && term.pronunciation === undefined) return null;
  return (
    <div className="flex items-center gap-3">
      {term.pronunciation ? <span className="num text-md text-soft">{term.pronunciation}</span> : null}
      {hasSpeech ? (
        <Button variant="quiet" aria-label={`Listen to ${term.term}`} onClick={() => speak(term.term)}>
          <Volume2 size={18} aria-hidden="true" />
          Listen
        </Button>
      ) : null}
    </div>
  );
}

function RelatedTerms({ term }: { term: Term }) {
  const related = term.relatedTerms.flatMap((termId) => vocabulary.filter(({ id }) => id === termId));
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold text-base">Related terms</h3>
      <ul className="flex flex-wrap gap-2">
        {related.map((other) => (
          <li key={other.id}>
            <Link
              to={termPath(other.id)}
              preventScrollReset
              className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3 text-md hover:border-control hover:bg-sunk"
            >
              {termTitle(other)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
