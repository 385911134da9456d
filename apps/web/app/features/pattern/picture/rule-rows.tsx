import type { LessonRule } from '@wickwise/contract/lesson/lesson';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { RuleMark } from '#app/ui/rule-mark.tsx';
import { metSoFar } from './playback.ts';

export type StagePicture = 'example' | 'nearMiss';

interface RuleRowsProps {
  rules: readonly LessonRule[];
  kind: StagePicture;
  /** How many candles are shown. */
  closed: number;
  /** The rule that is drawn on the picture. */
  pointed: number | null;
  onPoint: (rule: number) => void;
  onChoose: (kind: StagePicture) => void;
}

const PICTURES = [
  { value: 'example', label: 'Example' },
  { value: 'nearMiss', label: 'Near miss' },
] as const;

/**
 * What is measured, the bound it must meet, and the value in one of two pictures; pointing at a rule draws it there.
 */
export function RuleRows({ rules, kind, closed, pointed, onPoint, onChoose }: RuleRowsProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl">The rule in numbers</h2>
      <div className="noscript:hidden print:hidden">
        <Segmented legend="Measured in" options={PICTURES} value={kind} onChoose={onChoose} />
      </div>
      <ul aria-label="Rules" className="mt-4 divide-y divide-line border-line border-y">
        {rules.map((rule, index) => (
          <li key={rule.measure}>
            <RuleRow
              rule={rule}
              kind={kind}
              met={metSoFar(rule[kind], closed)}
              isPointed={pointed === index}
              onPoint={() => onPoint(index)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm print:hidden">
        Hover over or tap a rule to see what it measures on the chart.
      </p>
    </section>
  );
}

interface RuleRowProps {
  rule: LessonRule;
  kind: StagePicture;
  /** Null while it is not decided. */
  met: boolean | null;
  isPointed: boolean;
  onPoint: () => void;
}

const ROW = 'grid w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 px-2 py-2.5 text-left text-md';

function RuleRow({ rule, kind, met, isPointed, onPoint }: RuleRowProps) {
  const reading = rule[kind];
  if (reading === null) {
    return (
      <div className={ROW}>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <Bound {...rule} />
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isPointed}
      onPointerMove={onPoint}
      onFocus={onPoint}
      onClick={onPoint}
      className={`${ROW} min-h-11 hover:bg-sunk aria-pressed:bg-sunk aria-pressed:shadow-[inset_3px_0_0_var(--brass)]`}
    >
      <RuleMark met={met} unknown="Not decided yet" />
      <Bound {...rule} />
      <span className={`num max-w-32 text-right sm:max-w-40 font-semibold text-sm ${met === null ? 'invisible' : ''}`}>
        {reading.measured}
      </span>
    </button>
  );
}

function Bound({ measure, bound }: LessonRule) {
  return (
    <span>
      {measure} <span className="block text-muted text-sm">{bound}</span>
    </span>
  );
}
