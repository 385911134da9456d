import { ProgressBar } from '#app/ui/state/progress-bar.tsx';

/** `Card 3 of 12`, as a number and as a bar. */
export function CardCounter({ number, total }: { number: number; total: number }) {
  const text = `Card ${number} of ${total}`;
  return (
    <div className="grid gap-2">
      <p aria-live="polite" className="text-md text-soft">
        {text}
      </p>
      <ProgressBar value={number} max={total} label="Position in the cards" valueText={text} thin />
    </div>
  );
}
