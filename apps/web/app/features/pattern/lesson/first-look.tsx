import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { showsText } from '@wickwise/curriculum/questions/pattern-phrase';
import { upToMark } from '@wickwise/market/up-to-mark';
import { useMemo, useState } from 'react';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { unnamedAlt } from '#app/ui/chart/unnamed-alt.ts';
import { ChoiceMark } from '#app/ui/choice-mark.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { metSoFar, stagesOf } from '../picture/playback.ts';

type Kind = 'example' | 'nearMiss';

/** Something to do before reading: one of two charts shows the pattern, the other breaks one of its rules. */
export function FirstLook({ lesson }: { lesson: PatternLesson }) {
  const [chosen, setChosen] = useState<Kind | null>(null);
  const kinds = orderOf(lesson.id);
  return (
    <section aria-labelledby="first-look" className="noscript:hidden print:hidden">
      <h2 id="first-look" className="mb-3 text-lg">
        Which of these charts {showsText(lesson)}?
      </h2>
      <ol className="grid grid-cols-2 gap-2 sm:gap-3">
        {kinds.map((kind, index) => (
          <li key={kind}>
            <LookChoice
              lesson={lesson}
              kind={kind}
              number={index + 1}
              chosen={chosen}
              onChoose={() => setChosen(kind)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="mt-3 text-md text-soft empty:hidden">
        {chosen === null ? null : (
          <>
            <b className="font-semibold text-ink">{chosen === 'example' ? 'You’re right.' : 'Not quite.'}</b> Chart{' '}
            {kinds.indexOf('nearMiss') + 1} only looks like it. {lesson.nearMiss.caption}
          </>
        )}
      </p>
    </section>
  );
}

interface LookChoiceProps {
  lesson: PatternLesson;
  kind: Kind;
  number: number;
  chosen: Kind | null;
  onChoose: () => void;
}

function LookChoice({ lesson, kind, number, chosen, onChoose }: LookChoiceProps) {
  const picture = useMemo(() => upToMark(lesson[kind]), [lesson, kind]);
  return (
    <button
      type="button"
      aria-pressed={kind === chosen}
      aria-disabled={chosen !== null || undefined}
      onClick={chosen === null ? onChoose : undefined}
      className={classNames('w-full overflow-hidden rounded-md border bg-panel text-left', borderOf(kind, chosen))}
    >
      <span className="block border-line border-b bg-sunk">
        <CandleChart picture={{ ...picture, alt: unnamedAlt(picture) }} />
      </span>
      <span className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-3 py-1.5 text-md">
        Chart {number}
        {chosen === null ? null : <ChoiceMark isRight={kind === 'example'} isChosen={kind === chosen} />}
      </span>
    </button>
  );
}

function borderOf(kind: Kind, chosen: Kind | null): string {
  if (chosen === null) return 'border-line-strong hover:border-control';
  if (kind === 'example') return 'border-up';
  return kind === chosen ? 'border-down' : 'border-line';
}

/** Whether the near miss has broken a rule by the end of its pattern: otherwise both charts may be right. */
export function canTellApart({ nearMiss, rules }: PatternLesson): boolean {
  const { complete } = stagesOf(nearMiss);
  return rules.some((rule) => metSoFar(rule.nearMiss, complete) === false);
}

/** The same for each lesson, so that the built page and the browser agree. */
function orderOf(id: string): readonly [Kind, Kind] {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return sum % 3 === 1 ? ['nearMiss', 'example'] : ['example', 'nearMiss'];
}
