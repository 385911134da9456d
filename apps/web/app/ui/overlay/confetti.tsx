import { useEffect, useRef } from 'react';

const PARTICLES = 100;
const SPREAD_DEGREES = 70;
/** Brass, and a rising candle. */
const COLORS = ['#b97a1e', '#e0a64a', '#0f7a5f', '#2fb58f'];

/** One burst of confetti over the page, unless the viewer prefers reduced motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : burst(canvas.current)), []);
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-50">
      <canvas ref={canvas} className="size-full" />
    </div>
  );
}

/** Returns a function that ends it early. */
function burst(canvas: HTMLCanvasElement): () => void {
  let end: (() => void) | null = null;
  let isEnded = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fire = async () => {
    if (isEnded) return;
    const { create } = await import('canvas-confetti');
    if (isEnded) return;
    // A worker would come from a blob, which the content policy refuses.
    const confetti = create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
    end = () => confetti.reset();
    await confetti({ particleCount: PARTICLES, spread: SPREAD_DEGREES, origin: { y: 0.6 }, colors: COLORS });
  };
  // Without its script the page has everything but the confetti.
  fire().catch(() => {});
  return () => {
    isEnded = true;
    end?.();
  };
}
