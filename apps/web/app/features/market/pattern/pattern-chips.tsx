import type { FoundPattern } from './found-patterns.ts';
import { readingOf } from './pattern-reading.ts';
import { MOST_MARKS } from './rank-patterns.ts';

const CHIP =
  'flex min-h-10 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border border-control px-3.5 text-md hover:bg-sunk';

interface PatternChipsProps {
  ranked: readonly FoundPattern[];
  /** False until the search for patterns has finished. */
  isReady: boolean;
  onChoose: (pattern: FoundPattern) => void;
}

/** The patterns that stand out, on the handle of a closed sheet: one tap to their rules. */
export function PatternChips({ ranked, isReady, onChoose }: PatternChipsProps) {
  const best = ranked.slice(0, MOST_MARKS);
  if (best.length === 0) {
    return <p className="text-md text-muted">{isReady ? 'No pattern in view' : 'Looking for patterns…'}</p>;
  }
  return best.map((pattern) => {
    const { sign, tone, word } = readingOf(pattern);
    return (
      <button key={pattern.key} type="button" className={CHIP} onClick={() => onChoose(pattern)}>
        <span aria-hidden="true" className={`font-semibold ${tone}`}>
          {sign}
        </span>
        {pattern.name}
        <span className="sr-only">, {word}</span>
      </button>
    );
  });
}

/** On the handle of a closed sheet, while the learner is asked first. */
export function AskChip({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={CHIP} onClick={onClick}>
      What do you see?
    </button>
  );
}
