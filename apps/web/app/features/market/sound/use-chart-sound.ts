import type { CandleSpan } from '@wickwise/market/candle';
import type { CandleSeries } from '@wickwise/market/series';
import { useEffect, useRef, useState } from 'react';
import type { ChartMark } from '../chart/chart-parts.ts';
import { readMuted, storeMuted } from '../storage.ts';
import { notesOf } from './chart-notes.ts';
import { ChartSound } from './chart-sound.ts';

interface SoundInput {
  readonly series: CandleSeries;
  readonly span: CandleSpan;
  readonly marks: readonly ChartMark[];
  /** The candle being played; null at the end. */
  readonly onCandle: (index: number | null) => void;
}

/** Plays the chart as sound: one tune at a time, and none while muted. */
export function useChartSound() {
  const sound = useRef<ChartSound | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(readMuted);
  const [isMissed, setMissed] = useState(false);
  const stop = () => {
    sound.current?.stop();
    setPlaying(false);
  };
  useEffect(() => () => sound.current?.stop(), []);
  const play = ({ series, span, marks, onCandle }: SoundInput) => {
    sound.current ??= new ChartSound();
    setPlaying(true);
    sound.current.play(notesOf(series, span, marks), (note) => {
      onCandle(note?.index ?? null);
      if (note === null) setPlaying(false);
    });
  };
  return {
    isPlaying,
    isMuted,
    /** Playback was requested while muted, so the screen explains why there is no sound. */
    isMissed: isMuted && isMissed,
    stop,
    toggle: (tune: SoundInput) => {
      setMissed(isMuted);
      if (isPlaying) stop();
      else if (!isMuted) play(tune);
    },
    mute: () => {
      stop();
      setMissed(false);
      setMuted(!isMuted);
      storeMuted(!isMuted);
    },
  };
}
