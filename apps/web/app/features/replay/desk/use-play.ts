import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between bars. */
export const playSpeeds = [
  { milliseconds: 2000, label: 'Slow, 2 seconds a bar' },
  { milliseconds: 1000, label: 'Steady, 1 second a bar' },
  { milliseconds: 400, label: 'Fast, 0.4 seconds a bar' },
] as const;

/** Playback: calls `advance` at the chosen speed until it is paused or the replay has ended. */
export function usePlay(isEnded: boolean, advance: () => void) {
  const [wants, setWants] = useState(false);
  const [speed, setSpeed] = useState<number>(playSpeeds[1].milliseconds);
  const isPlaying = wants && !isEnded;
  const step = useEffectEvent(advance);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => step(), speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);
  return { isPlaying, speed, setSpeed, pause: () => setWants(false), toggle: () => setWants((before) => !before) };
}
