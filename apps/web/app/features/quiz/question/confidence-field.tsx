import { RadioButtons } from '#app/ui/form/radio-buttons.tsx';

/** From a coin toss to certain, in percent. */
const DEGREES = [50, 60, 70, 80, 90, 100].map((degree) => ({ value: degree, label: `${degree}%` }));

const STYLES = {
  legend: 'mb-2 text-md',
  row: 'flex max-w-md rounded-md border border-control',
  button: 'num flex-1 rounded-[5px] text-md text-soft has-checked:font-semibold has-focus-visible:outline-offset-2',
};

interface ConfidenceFieldProps {
  /** In percent; null until one is chosen. */
  confidence: number | null;
  onChoose: (confidence: number) => void;
}

/** How sure the learner is. Optional, and it does not change the score. */
export function ConfidenceField({ confidence, onChoose }: ConfidenceFieldProps) {
  const legend = (
    <>
      <span className="font-medium">How sure are you?</span>{' '}
      <span className="text-muted">Optional. It doesn’t change your score.</span>
    </>
  );
  return <RadioButtons legend={legend} options={DEGREES} value={confidence} onChoose={onChoose} styles={STYLES} />;
}
