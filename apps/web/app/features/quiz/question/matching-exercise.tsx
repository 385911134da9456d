import { AutoScroller, Cursor, Feedback, PointerSensor, PreventSelection } from '@dnd-kit/dom';
import { type DragDropEventHandlers, DragDropProvider } from '@dnd-kit/react';
import type { MatchingExercise as Exercise, MatchReview } from '@wickwise/contract/quiz';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { isPlaced, type QuizRun } from '../model.ts';
import { useMatchQuiz } from '../queries.ts';
import { JudgingProblem } from './judging-problem.tsx';
import { MatchingItem } from './matching-item.tsx';
import { MatchingZone } from './matching-zone.tsx';

export interface MatchingExerciseProps {
  matching: Exercise;
  run: QuizRun;
  onPlace: (placement: { zoneId: string; itemId: string }) => void;
  onClear: () => void;
  onChecked: (matches: readonly MatchReview[]) => void;
  onContinue: () => void;
}

type DragEnd = NonNullable<DragDropEventHandlers['onDragEnd']>;

const SENSORS = [PointerSensor];

/**
 * Without the library's own announcements, which mention arrow keys: here a picture is a button to click. And
 * without its animation back to the start, since a picture that was dropped is in its zone at once. The page scrolls
 * only near its edges and slowly, because otherwise the lower descriptions move away from under the picture.
 */
const PLUGINS = [
  AutoScroller.configure({ threshold: { x: 0, y: 0.1 }, acceleration: 8 }),
  Cursor,
  Feedback.configure({ dropAnimation: null }),
  PreventSelection,
];

/**
 * Three pictures for three descriptions. A picture is dragged with the mouse or a finger; or picked by a click or a
 * key,
 * and placed by clicking a description.
 */
export function MatchingExercise({ matching, run, onPlace, onClear, onChecked, onContinue }: MatchingExerciseProps) {
  const { picked, said, pick, place, drop } = usePicking(matching, onPlace);
  const check = useMatchQuiz(run);
  return (
    <section aria-labelledby="matching" className="flex flex-1 flex-col">
      <div className="wrap py-5">
        <div className="mx-auto max-w-3xl">
          <MatchingHeading prompt={matching.prompt} />
          <KeepFocus state={run.placements}>
            <DragDropProvider sensors={SENSORS} plugins={PLUGINS} onDragEnd={drop}>
              <ul className="mt-4 grid grid-cols-3 gap-3 sm:gap-4">
                {matching.items.map((item) => (
                  <MatchingItem
                    key={item.id}
                    item={item}
                    isPlaced={isPlaced(run, item.id)}
                    isPicked={picked === item.id}
                    onPick={() => pick(item.id)}
                  />
                ))}
              </ul>
              <ol className="mt-4 grid gap-2 sm:gap-3">
                {matching.zones.map((zone) => (
                  <MatchingZone
                    key={zone.id}
                    zone={zone}
                    items={matching.items}
                    placed={run.placements[zone.id] ?? null}
                    review={run.matches?.find(({ zoneId }) => zoneId === zone.id) ?? null}
                    onPlace={picked === null ? null : () => place(picked, zone.id)}
                  />
                ))}
              </ol>
            </DragDropProvider>
          </KeepFocus>
          <p role="status" className="sr-only">
            {run.matches === null ? said : verdictOf(run.matches)}
          </p>
          {check.error === null || check.isPending ? null : <JudgingProblem error={check.error} />}
        </div>
      </div>
      <ToolActions narrow>
        {run.matches === null ? (
          <CheckButtons
            filled={Object.keys(run.placements).length}
            zones={matching.zones.length}
            onClear={onClear}
            onSkip={onContinue}
            isChecking={check.isPending}
            onCheck={() => check.mutate(run.placements, { onSuccess: onChecked })}
          />
        ) : (
          <ContinueButton onContinue={onContinue} />
        )}
      </ToolActions>
    </section>
  );
}

/** The picture that was picked up, its announcement, and the ways to put it down. */
function usePicking({ items }: Exercise, onPlace: MatchingExerciseProps['onPlace']) {
  const [picked, setPicked] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const nameOf = (itemId: string) => items.find(({ id }) => id === itemId)?.name ?? '';
  const pick = (itemId: string) => {
    const isSame = picked === itemId;
    setPicked(isSame ? null : itemId);
    setSaid(isSame ? '' : `${nameOf(itemId)} picked up. Choose a description.`);
  };
  const place = (itemId: string, zoneId: string) => {
    onPlace({ itemId, zoneId });
    setPicked(null);
    setSaid(`${nameOf(itemId)} placed.`);
  };
  const drop: DragEnd = ({ canceled, operation: { source, target } }) => {
    if (!canceled && source && target) place(String(source.id), String(target.id));
  };
  return { picked, said, pick, place, drop };
}

interface CheckButtonsProps extends Pick<MatchingExerciseProps, 'onClear'> {
  filled: number;
  zones: number;
  /** It is for practice, so it can be left out. */
  onSkip: () => void;
  isChecking: boolean;
  onCheck: () => void;
}

function CheckButtons({ filled, zones, isChecking, onClear, onSkip, onCheck }: CheckButtonsProps) {
  return (
    <>
      <Button disabled={filled < zones} pending={isChecking} pendingLabel="Checking..." onClick={onCheck}>
        Check Matches
      </Button>
      {filled > 0 && !isChecking ? (
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
      ) : (
        <Button variant="quiet" onClick={onSkip}>
          Skip
        </Button>
      )}
    </>
  );
}

/** Takes over the focus from the button it replaces. */
function ContinueButton({ onContinue }: { onContinue: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box}>
      <Button onClick={onContinue}>Continue</Button>
    </div>
  );
}

/** Takes the focus from the answer's button, which is gone. */
function MatchingHeading({ prompt }: { prompt: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 id="matching" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Match them up
      </h2>
      <p className="mt-1 text-md text-soft">
        {prompt} Or click a picture, then click its description. This part is for practice and doesn’t change your
        score.
      </p>
    </>
  );
}

function verdictOf(matches: readonly MatchReview[]): string {
  const correct = matches.filter(({ itemId, correctItemId }) => itemId === correctItemId).length;
  return `You matched ${correct} of ${matches.length} correctly.`;
}
