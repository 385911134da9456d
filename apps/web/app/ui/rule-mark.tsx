import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import X from 'lucide-react/icons/x';

const marks = {
  met: { Icon: Check, tone: 'text-up', word: 'Met' },
  unmet: { Icon: X, tone: 'text-down', word: 'Not met' },
};

interface RuleMarkProps {
  /** Null while it is not known. */
  readonly met: boolean | null;
  /** What a screen reader says while it is not known. */
  readonly unknown: string;
}

/** Whether a rule of a pattern is met, in front of the rule. */
export function RuleMark({ met, unknown }: RuleMarkProps) {
  const { Icon, tone, word } =
    met === null ? { Icon: Circle, tone: 'text-muted', word: unknown } : marks[met ? 'met' : 'unmet'];
  return (
    <span className={tone}>
      <Icon size={15} strokeWidth={2.75} aria-hidden="true" className="inline align-[-0.15em]" />
      <span className="sr-only">{word}:</span>
    </span>
  );
}
