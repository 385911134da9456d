import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { type ReactNode, useEffect, useState } from 'react';
import { PatternAnchorKey } from '../picture/pattern-anchors.tsx';
import {
  atRest,
  closedIn,
  describeStep,
  metSoFar,
  millisecondsPerCandle,
  type Playback,
  type PlaybackStep,
  type PlayedStep,
  play,
  stagesOf,
  summarizeStep,
} from '../picture/playback.ts';
import { PlaybackBar } from '../picture/playback-bar.tsx';
import { RuleRows, type StagePicture } from '../picture/rule-rows.tsx';
import { StepList } from '../picture/step-list.tsx';
import { LessonChart } from './lesson-chart.tsx';

interface LessonStageProps {
  lesson: PatternLesson;
  /** Called when the reader opens what followed the example. */
  onReveal: () => void;
  /** Above the rules, next to the picture. */
  children: ReactNode;
}

/**
 * The picture, which stays in view next to the rules. It ends with the pattern until the reader reveals what followed.
 * Pointing at a rule draws what it measures; playing the candles decides the rules one by one.
 */
export function LessonStage({ lesson, onReveal, children }: LessonStageProps) {
  const [kind, setKind] = useState<StagePicture>('example');
  const [pointed, setPointed] = useState<number | null>(null);
  const picture = lesson[kind];
  const [playback, move] = usePlayback(picture);
  const closed = closedIn(playback, picture);
  const rule = pointed === null ? undefined : lesson.rules[pointed];
  const reading = rule?.[kind] ?? null;
  const step = (next: PlaybackStep | 'rest') => {
    if (kind === 'example' && typeof next === 'object' && next.kind === 'reveal') onReveal();
    move(next);
  };
  const choose = (next: StagePicture) => {
    setKind(next);
    move('rest');
  };
  return (
    <section
      aria-label="The pattern on the chart"
      className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:gap-12"
    >
      <div className="[@media(min-height:640px)]:sticky top-0 z-10 -mx-gutter border-line border-y bg-panel sm:mx-0 sm:overflow-hidden sm:rounded-lg sm:border lg:top-24">
        <div className="bg-sunk">
          <LessonChart
            picture={picture}
            closed={closed}
            reading={metSoFar(reading, closed) === null ? null : reading}
          />
        </div>
        <PlaybackBar picture={picture} playback={playback} onStep={step} />
        <Readout
          step={{ picture, rules: lesson.rules, kind }}
          playback={playback}
          caption={picture.caption}
          hint={rule && reading ? `${rule.measure}: ${reading.measured}, ${rule.bound}.` : HINT}
        />
      </div>
      <div className="mt-6 grid gap-8 lg:mt-0">
        <div className="grid gap-2">
          <Caption text={picture.caption} prompt={promptFor({ picture, kind, closed })} />
          {picture.landmarks ? <PatternAnchorKey landmarks={picture.landmarks} /> : null}
          <p className="text-muted text-sm">This example is made up. Hollow candles rose; filled ones fell.</p>
        </div>
        {children}
        <RuleRows
          rules={lesson.rules}
          kind={kind}
          closed={closed}
          pointed={pointed}
          onPoint={setPointed}
          onChoose={choose}
        />
      </div>
      <StepList lesson={lesson} />
    </section>
  );
}

const HINT = 'Step through the candles with the buttons or the arrow keys.';

const PROMPTS = {
  example: 'The pattern ends here. Decide what you’d do, then look at what followed.',
  nearMiss: 'This one only looks like the pattern. Find what rules it out, then look at what followed.',
};

/** What to do with the candles that have closed; null once all have. */
function promptFor({ picture, kind, closed }: Omit<PlayedStep, 'rules'> & { closed: number }): string | null {
  const { complete, end } = stagesOf(picture);
  if (closed >= end) return null;
  if (closed > complete) return 'This is what followed.';
  return closed < complete && kind === 'example' ? 'The pattern isn’t complete yet.' : PROMPTS[kind];
}

/**
 * What the whole picture shows, which would give away what followed; on paper and without scripts there is no button to
 * reveal it.
 */
function Caption({ text, prompt }: { text: string; prompt: string | null }) {
  if (prompt === null) return <p className="text-soft">{text}</p>;
  return (
    <>
      <p className="text-soft noscript:hidden print:hidden">{prompt}</p>
      <p className="hidden text-soft noscript:block print:block">{text}</p>
    </>
  );
}

interface ReadoutProps {
  step: PlayedStep;
  playback: Playback;
  caption: string;
  /** Shown at rest; the row of a rule describes what it measures. */
  hint: string;
}

/** The candle that has just closed, in words; spoken with its rules or, at the end, with the whole picture's caption. */
function Readout({ step, playback, caption, hint }: ReadoutProps) {
  const isWhole = playback.closed === step.picture.candles.length;
  return (
    <div className="min-h-[3.75rem] border-line border-t px-4 py-2 text-soft text-sm sm:min-h-0 noscript:hidden print:hidden">
      <p aria-hidden="true">{summarizeStep(step, playback) ?? hint}</p>
      <p className="sr-only" aria-live={playback.isPlaying ? 'off' : 'polite'}>
        {isWhole ? caption : describeStep(step, playback)}
      </p>
    </div>
  );
}

/** A playback of one picture and how to move it; `rest` shows the pattern without what followed. */
function usePlayback(picture: PatternLesson['example']): [Playback, (step: PlaybackStep | 'rest') => void] {
  const [playback, setPlayback] = useState(atRest);
  const step = (next: PlaybackStep | 'rest') =>
    setPlayback((known) => (next === 'rest' ? atRest : play(known, next, picture)));
  useEffect(() => {
    if (!playback.isPlaying) return;
    const timer = setTimeout(
      () => setPlayback((known) => play(known, 'tick', picture)),
      millisecondsPerCandle(picture),
    );
    return () => clearTimeout(timer);
  }, [playback, picture]);
  return [playback, step];
}
