import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { useShortcutKeys } from '#app/ui/focus/shortcut-keys.ts';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { differenceText, type PatternQuestion } from './ask-first.ts';
import { focusAtTop } from './focus-at-top.ts';

interface AskPanelProps {
  question: PatternQuestion | null;
  onAnswer: (name: string) => void;
}

/** Asks the learner to name the highlighted candles. The number keys answer too. */
export function AskPanel({ question, onAnswer }: AskPanelProps) {
  const choices = question?.choices ?? [];
  useShortcutKeys(Object.fromEntries(choices.map((name, place) => [String(place + 1), () => onAnswer(name)])));
  if (question === null) {
    return (
      <p className="text-md text-soft">
        You’ve named every pattern in view. Move the chart to find more, or turn this off to see the marks.
      </p>
    );
  }
  return (
    <>
      <h2 className="text-xl">What do you see?</h2>
      <p className="mt-1 text-md text-soft">Name the highlighted candles.</p>
      <ol className="mt-3 grid gap-2 max-lg:grid-cols-2">
        {choices.map((name, place) => (
          <li key={name}>
            <button
              type="button"
              aria-keyshortcuts={String(place + 1)}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-line-strong px-3 py-1.5 text-left leading-tight text-md hover:border-control hover:bg-sunk"
              onClick={() => onAnswer(name)}
            >
              {name}
              <KeyHint>{String(place + 1)}</KeyHint>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface AskResultProps {
  question: PatternQuestion;
  answer: string;
  onNext: () => void;
}

/** Whether the name was right, and how the two are told apart. The rules follow below. */
export function AskResult({ question: { pattern }, answer, onNext }: AskResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(heading.current), []);
  useShortcutKeys({ n: onNext });
  const isRight = answer === pattern.name;
  const difference = isRight ? null : differenceText(pattern, answer);
  return (
    <section className={`border-l-4 px-4 py-3 ${isRight ? 'border-up' : 'border-down'}`}>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {isRight ? `Yes, ${pattern.name}` : `The answer: ${pattern.name}`}
      </h2>
      <p className="mt-1 text-md text-soft">
        {isRight
          ? 'Its rules are drawn on the candles.'
          : `You chose ${answer}. The rules of the right answer are drawn on the candles.`}
        {difference ? ` ${answer}: ${difference}` : null}
      </p>
      <Button className="mt-3" onClick={onNext} aria-keyshortcuts="n">
        Next pattern <KeyHint>N</KeyHint>
      </Button>
    </section>
  );
}
