import type { LessonRule } from '@wickwise/contract/lesson/lesson';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { describe, expect, it } from 'vitest';
import {
  atRest,
  closedIn,
  describeStep,
  metSoFar,
  millisecondsPerCandle,
  type PlaybackStep,
  play,
  stepsToDescribe,
  summarizeStep,
} from './playback.ts';

const candle: CandlePicture['candles'][number] = [10, 12, 9, 11];

/** Six candles; the fourth and fifth are the pattern. */
const picture: CandlePicture = {
  candles: Array.from({ length: 6 }, () => candle),
  mark: { from: 3, to: 4 },
  alt: 'Six.',
};

const PLAY = { kind: 'play', moves: true } as const;
const REVEAL = { kind: 'reveal', moves: true } as const;

function after(...steps: PlaybackStep[]) {
  return steps.reduce((playback, step) => play(playback, step, picture), atRest);
}

describe('playing a picture', () => {
  it('a picture shows the pattern without what followed until the reader clicks a button', () => {
    expect(closedIn(atRest, picture)).toBe(5);
    expect(after('next', 'next')).toEqual(atRest);
  });

  it('playback begins with what came before the pattern', () => {
    expect(after(PLAY)).toEqual({ closed: 3, isPlaying: true });
    expect(after({ ...PLAY, moves: false })).toEqual({ closed: 3, isPlaying: false });
    expect(after(REVEAL, PLAY)).toEqual({ closed: 3, isPlaying: true });
  });

  it('playback stops when the pattern is complete, played or stepped through', () => {
    expect(after(PLAY, 'tick', 'tick')).toEqual({ closed: 5, isPlaying: false });
    expect(after('back', 'next', 'next', 'next')).toEqual({ closed: 5, isPlaying: false });
  });

  it('playback shows what followed only when asked: candle by candle, or at once where motion is unwanted', () => {
    const longer = { ...picture, candles: Array.from({ length: 7 }, () => candle) };
    expect(play(atRest, REVEAL, longer)).toEqual({ closed: 6, isPlaying: true });
    expect(play(play(atRest, REVEAL, longer), 'tick', longer)).toEqual({ closed: 7, isPlaying: false });
    expect(play(atRest, { ...REVEAL, moves: false }, longer)).toEqual({ closed: 7, isPlaying: false });
  });

  it('playback goes back to where it began and no further, and pauses', () => {
    expect(after('back')).toEqual({ closed: 4, isPlaying: false });
    expect(after('back', 'back', 'back')).toEqual({ closed: 3, isPlaying: false });
    expect(after(PLAY, 'pause')).toEqual({ closed: 3, isPlaying: false });
  });

  it('playback takes one step per click where motion is unwanted', () => {
    const still = { ...PLAY, moves: false };
    expect(after(still, still)).toEqual({ closed: 4, isPlaying: false });
  });

  it('a long pattern plays at a faster pace', () => {
    const long = { ...picture, candles: Array.from({ length: 40 }, () => candle), mark: { from: 5, to: 35 } };
    expect(millisecondsPerCandle(long)).toBeLessThan(millisecondsPerCandle(picture));
  });
});

const reading = { measured: '0.50 ×', met: true, candle: 3, lines: [], limits: [] };

const rules: LessonRule[] = [
  { measure: 'Body', bound: 'small', example: reading, nearMiss: null },
  {
    measure: 'Shadow',
    bound: 'long',
    example: { ...reading, measured: '0.2 ×', met: false, candle: 4 },
    nearMiss: null,
  },
  { measure: 'Color', bound: 'any', example: null, nearMiss: null },
];

describe('a step', () => {
  const step = { picture, rules, kind: 'example' } as const;

  it('playback says which candle has closed and which rules it decides', () => {
    const candleText = 'Candle 4: open 10.00, high 12.00, low 9.00, close 11.00.';
    expect(describeStep(step, { closed: 4, isPlaying: false })).toBe(`${candleText} Now met: Body, 0.50 ×.`);
    expect(describeStep(step, { closed: 5, isPlaying: false })).toMatch(/ Not met: Shadow, 0\.2 ×\.$/);
    expect(summarizeStep(step, { closed: 4, isPlaying: false })).toBe(`${candleText} 1 rule now met.`);
    expect(describeStep(step, atRest)).toBeNull();
  });

  it('a rule is decided once its candle has closed', () => {
    expect(metSoFar(reading, 3)).toBeNull();
    expect(metSoFar(reading, 4)).toBe(true);
    expect(metSoFar(null, 4)).toBeNull();
  });

  it('a printed lesson describes the steps of a short pattern and those that decide a rule', () => {
    expect(stepsToDescribe(step)).toEqual([4, 5]);
    expect(stepsToDescribe({ ...step, picture: { ...picture, mark: { from: 0, to: 5 } } })).toEqual([2, 3, 4, 5, 6]);
  });
});
