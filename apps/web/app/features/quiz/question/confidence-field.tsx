import { useId } from 'react';

/** From a coin toss to certain, in percent. */
const DEGREES = [50, 60, 70, 80, 90, 100] as const;

interface ConfidenceFieldProps {
  /** In percent; null until one is chosen. */
  confidence: number | null;
  onChoose: (confidence: number) => void;
}

/** How sure the learner is. Optional, and it does not change the score. */
export function ConfidenceField({ confidence, onChoose }: ConfidenceFieldProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-md">
        <span className="font-medium">How sure are you?</span>{' '}
        <span className="text-muted">Optional. It doesn’t change your score.</span>
      </legend>
      <div className="flex max-w-md rounded-md border border-control">
        {DEGREES.map((degree) => (
          <label
            key={degree}
            className="num grid min-h-11 flex-1 cursor-pointer place-items-center rounded-[5px] text-md text-soft has-checked:bg-ink has-checked:font-semibold has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={degree === confidence}
              onChange={() => onChoose(degree)}
            />
            {degree}%
          </label>
        ))}
      </div>
    </fieldset>
  );
}
