import type { CandlePicture } from '@wickwise/contract/picture';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { KeyboardEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { type Playback, type PlaybackStep, stagesOf } from './playback.ts';

interface PlaybackBarProps {
  picture: CandlePicture;
  playback: Playback;
  onStep: (step: PlaybackStep) => void;
}

const ARROWS: Readonly<Record<string, PlaybackStep>> = { ArrowLeft: 'back', ArrowRight: 'next' };

/** Back, play and next, also by the arrow keys. Where motion is unwanted, play takes one step at a time. */
export function PlaybackBar({ picture, playback, onStep }: PlaybackBarProps) {
  const { start, complete, end } = stagesOf(picture);
  const { closed } = playback;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <fieldset
      onKeyDown={onKeyDown}
      className="flex items-center justify-between gap-2 border-line border-t px-2 py-2 sm:px-4 noscript:hidden print:hidden"
    >
      <legend className="sr-only">Play the candles one by one</legend>
      <Button
        variant="quiet"
        className="px-3"
        aria-label="Back one candle"
        aria-disabled={closed === null || closed <= start}
        onClick={() => onStep('back')}
      >
        <ChevronLeft size={18} aria-hidden="true" />
      </Button>
      <div className="flex min-w-0 items-center gap-3">
        <MainButton playback={playback} complete={complete} onStep={onStep} />
        <span className="num whitespace-nowrap text-muted text-sm">
          {closed ?? end}
          <span aria-hidden="true"> / </span>
          <span className="sr-only"> of </span>
          {end}
        </span>
      </div>
      <Button
        variant="quiet"
        className="px-3"
        aria-label="Next candle"
        aria-disabled={closed === complete}
        onClick={() => onStep('next')}
      >
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </fieldset>
  );
}

interface MainButtonProps extends Omit<PlaybackBarProps, 'picture'> {
  complete: number;
}

/** Asks before it shows what followed the pattern. */
function MainButton({ playback: { closed, isPlaying }, complete, onStep }: MainButtonProps) {
  const moves = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isPlaying) {
    return (
      <Button variant="quiet" onClick={() => onStep('pause')}>
        Pause
      </Button>
    );
  }
  if (closed === complete) {
    return (
      <Button variant="quiet" className="px-3" onClick={() => onStep({ kind: 'reveal', moves: moves() })}>
        Show what happened next
      </Button>
    );
  }
  return (
    <Button variant="quiet" onClick={() => onStep({ kind: 'play', moves: moves() })}>
      {closed === null ? 'Play the candles' : 'Play on'}
    </Button>
  );
}
