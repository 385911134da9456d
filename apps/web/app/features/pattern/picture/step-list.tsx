import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { describeStep, stepsToDescribe } from './playback.ts';

/** The steps of the example as a list, for paper, which cannot be played. */
export function StepList({ lesson: { example, rules } }: { lesson: PatternLesson }) {
  const played = { picture: example, rules, kind: 'example' } as const;
  return (
    <ol className="mt-6 hidden gap-1 text-sm print:grid">
      {stepsToDescribe(played).map((closed) => (
        <li key={closed}>{describeStep(played, { closed, isPlaying: false })}</li>
      ))}
    </ol>
  );
}
