import { affirmations } from '@wickwise/curriculum/copy/affirmations';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';

const ROTATION_MS = 10_000;

/** Five sentences in turn. They don't change with reduced motion, or while paused. */
export function TradingAffirmations() {
  const [place, setPlace] = useState(0);
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setPlace((before) => (before + 1) % affirmations.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  const Icon = isPaused ? Play : Pause;
  return (
    <section
      aria-labelledby="affirmation-caption"
      className="mb-8 flex items-center justify-between gap-4 border-line-strong border-y py-5"
    >
      <div className="grid min-h-24 content-center gap-1 sm:min-h-14">
        <p id="affirmation-caption" className="text-muted text-sm">
          Your daily trading wisdom
        </p>
        <p className="font-serif text-xl">{affirmations[place]}</p>
      </div>
      <button
        type="button"
        aria-label={isPaused ? 'Rotate the affirmations' : 'Pause the affirmations'}
        className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
        onClick={() => setPaused(!isPaused)}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </section>
  );
}

function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
