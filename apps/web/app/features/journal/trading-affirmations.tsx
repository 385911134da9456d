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
      className="flex items-center gap-x-3 text-muted text-sm max-sm:order-last [@media(max-height:50rem)]:order-last"
    >
      <p className="min-w-0">
        <span id="affirmation-caption">Your daily trading wisdom</span>
        <span className="block font-serif text-ink text-md sm:ml-3 sm:inline">{affirmations[place]}</span>
      </p>
      <button
        type="button"
        aria-label={isPaused ? 'Play the affirmations' : 'Pause the affirmations'}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:text-ink"
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
