import type { Problems } from '#app/ui/form/form-problems.tsx';

const list = new Intl.ListFormat('en-US');

interface FormRefusalProps {
  /** Whether the learner tried to save. Until then, what is wrong is said at its field alone. */
  isRefused: boolean;
  /** The problems that are left. */
  problems: Problems;
  /** What the fields are called on screen, by name. */
  labels: Readonly<Record<string, string>>;
}

/** Names the fields that keep a form from being saved, beside the button that was clicked. */
export function FormRefusal({ isRefused, problems, labels }: FormRefusalProps) {
  const names = Object.entries(labels).flatMap(([name, label]) => (name in problems ? [label] : []));
  const isShown = isRefused && names.length > 0;
  return (
    <p role="status" className={isShown ? 'w-full font-medium text-down text-sm' : 'sr-only'}>
      {isShown ? `Not saved. Check ${list.format(names)}.` : ''}
    </p>
  );
}
