import { setMaxListeners } from 'node:events';

/** How long a run is: minutes, or so many visits at each place. */
export type Length = { readonly minutes: number } | { readonly visits: number };

/** The time in which new activity may start. */
export interface Span {
  readonly over: AbortSignal;
  /** Half of it has passed, or it has been ended. */
  readonly middle: Promise<void>;
  /** Whether a place that has had so many visits has another. */
  admits(visits: number): boolean;
  end(): void;
}

export function beginSpan(length: Length): Span {
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const { promise: middle, resolve } = Promise.withResolvers<void>();
  over.signal.addEventListener('abort', () => resolve());
  const milliseconds = 'minutes' in length ? length.minutes * 60_000 : null;
  const timers =
    milliseconds === null ? [] : [setTimeout(resolve, milliseconds / 2), setTimeout(() => over.abort(), milliseconds)];
  return {
    over: over.signal,
    middle,
    admits: (visits) => !over.signal.aborted && ('minutes' in length || visits < length.visits),
    end: () => {
      for (const timer of timers) clearTimeout(timer);
      over.abort();
    },
  };
}
