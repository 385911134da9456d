import type { Difficulty } from '@wickwise/contract/lesson/pattern-preview';

const steps: Record<Difficulty, number> = { easy: 1, medium: 2, hard: 3 };

/** One, two or three filled dots of three. */
export function DifficultyDots({ difficulty }: { difficulty: Difficulty }) {
  return (
    <span role="img" aria-label={`Difficulty: ${difficulty}`} className="inline-flex gap-[3px] forced-colors:hidden">
      {[1, 2, 3].map((step) => (
        <i
          key={step}
          className={`size-1.5 rounded-full [print-color-adjust:exact] ${step <= steps[difficulty] ? 'bg-ink' : 'bg-line-strong'}`}
        />
      ))}
    </span>
  );
}
