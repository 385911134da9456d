import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { closedIn, type Playback, type PlaybackStep, stagesOf } from './playback.ts';

interface PlaybackBarProps {
  picture: CandlePicture;
  playback: Playback;
  onStep: (step: PlaybackStep | 'rest') => void;
}

const ARROWS: Readonly<Record<string, PlaybackStep>> = { ArrowLeft: 'back', ArrowRight: 'next' };

/** Back, play and next, also by the arrow keys, and what followed on request. */
export function PlaybackBar({ picture, playback, onStep }: PlaybackBarProps) {
  const { start, complete, end } = stagesOf(picture);
  const closed = closedIn(playback, picture);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <fieldset
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-center justify-between gap-2 border-line border-t px-2 py-2 sm:px-4 noscript:hidden print:hidden"
    >
      <legend className="sr-only">Play the candles one by one</legend>
      <div className="flex items-center gap-1">
        <IconButton label="Back one candle" aria-disabled={closed <= start} onClick={() => onStep('back')}>
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <PlayButton isPlaying={playback.isPlaying} onStep={onStep} />
        <IconButton
          label="Next candle"
          aria-disabled={closed === complete || closed === end}
          onClick={() => onStep('next')}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
        <span className="num sr-only ml-1 whitespace-nowrap text-muted text-sm sm:not-sr-only">
          {closed}
          <span aria-hidden="true"> / </span>
          <span className="sr-only"> of </span>
          {end}
        </span>
      </div>
      <RevealButton isShown={closed > complete} onStep={onStep} />
    </fieldset>
  );
}

/** Where motion is unwanted, play takes one step at a time. */
function PlayButton({ isPlaying, onStep }: { isPlaying: boolean; onStep: PlaybackBarProps['onStep'] }) {
  if (isPlaying) {
    return (
      <IconButton label="Pause" onClick={() => onStep('pause')}>
        <Pause size={18} aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <IconButton label="Play the candles" onClick={() => onStep({ kind: 'play', moves: moves() })}>
      <Play size={18} aria-hidden="true" />
    </IconButton>
  );
}

/** Until asked, a reader sees no more than a trader saw. */
function RevealButton({ isShown, onStep }: { isShown: boolean; onStep: PlaybackBarProps['onStep'] }) {
  return (
    <Button
      variant="quiet"
      className="px-3!"
      onClick={() => onStep(isShown ? 'rest' : { kind: 'reveal', moves: moves() })}
    >
      {isShown ? 'Hide what followed' : 'Show what followed'}
    </Button>
  );
}

function IconButton({ label, ...rest }: ComponentProps<typeof Button> & { label: string }) {
  return <Button variant="quiet" className="px-3!" aria-label={label} {...rest} />;
}

function moves(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
