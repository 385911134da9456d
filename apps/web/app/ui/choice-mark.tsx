import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { classNames } from './class-names.ts';

interface ChoiceMarkProps {
  isRight: boolean;
  isChosen: boolean;
}

/** At a choice once it is judged: a sign and a word, so that the color is not the only difference. */
export function ChoiceMark({ isRight, isChosen }: ChoiceMarkProps) {
  if (!isRight && !isChosen) return null;
  const Icon = isRight ? Check : X;
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center gap-1 font-semibold text-sm',
        isRight ? 'text-up' : 'text-down',
      )}
    >
      <Icon size={16} strokeWidth={2.5} aria-hidden="true" />
      {isRight ? 'Correct' : 'Your answer'}
    </span>
  );
}
