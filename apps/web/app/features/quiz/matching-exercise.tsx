import { AutoScroller, Cursor, Feedback, PointerSensor, PreventSelection } from '@dnd-kit/dom';
import { type DragDropEventHandlers, DragDropProvider } from '@dnd-kit/react';
import type { MatchingExercise as Exercise } from '@wickwise/contract/quiz';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { KeepFocus } from '#app/ui/keep-focus.tsx';
import { MatchingItem } from './matching-item.tsx';
import { MatchingZone } from './matching-zone.tsx';
import { isPlaced, type QuizRun } from './model.ts';

export interface MatchingExerciseProps {
  matching: Exercise;
  run: QuizRun;
  onPlace: (placement: { zoneId: string; itemId: string }) => void;
  onClear: () => void;
  onCheck: () => void;
  onContinue: () => void;
}

type DragEnd = NonNullable<DragDropEventHandlers['onDragEnd']>;

const SENSORS = [PointerSensor];

/**
 * Without the library's own texts, which tell of arrow keys: here a picture is a button that is pressed. And without its
 * way back to the start, since a picture that was dropped is in its zone at once.
 */
const PLUGINS = [AutoScroller, Cursor, Feedback.configure({ dropAnimation: null }), PreventSelection];

/**
 * Three pictures for three descriptions. A picture is dragged with the mouse or a finger; or picked by a press or a key,
 * and placed by pressing a description.
 */
export function MatchingExercise({ matching, run, onPlace, onClear, onCheck, onContinue }: MatchingExerciseProps) {
  const { picked, said, pick, place, drop } = usePicking(matching, onPlace);
  return (
    <section aria-labelledby="matching" className="mt-10 border-line border-t pt-8">
      <MatchingHeading prompt={matching.prompt} />
      <KeepFocus state={run.placements}>
        <DragDropProvider sensors={SENSORS} plugins={PLUGINS} onDragEnd={drop}>
          <ul className="mt-6 grid grid-cols-3 gap-3 sm:gap-4">
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
          <ol className="mt-6 grid gap-3">
            {matching.zones.map((zone) => (
              <MatchingZone
                key={zone.id}
                zone={zone}
                items={matching.items}
                placed={run.placements[zone.id] ?? null}
                isChecked={run.isMatchingChecked}
                onPlace={picked === null ? null : () => place(picked, zone.id)}
              />
            ))}
          </ol>
        </DragDropProvider>
      </KeepFocus>
      <p role="status" className="sr-only">
        {run.isMatchingChecked ? verdictOf(matching, run) : said}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {run.isMatchingChecked ? (
          <ContinueButton onContinue={onContinue} />
        ) : (
          <CheckButtons
            filled={Object.keys(run.placements).length}
            zones={matching.zones.length}
            onClear={onClear}
            onCheck={onCheck}
          />
        )}
      </div>
    </section>
  );
}

/** The picture that was picked up, what is said of it, and the ways to put it down. */
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

interface CheckButtonsProps extends Pick<MatchingExerciseProps, 'onClear' | 'onCheck'> {
  filled: number;
  zones: number;
}

function CheckButtons({ filled, zones, onClear, onCheck }: CheckButtonsProps) {
  return (
    <>
      <Button disabled={filled < zones} onClick={onCheck}>
        Check Matches
      </Button>
      {filled > 0 ? (
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
      ) : null}
    </>
  );
}

/** Takes the focus of the button that it replaces. */
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
      <p className="mt-2 text-soft">
        {prompt} Or press a picture, then press its description. This part is for practice and doesn’t change your
        score.
      </p>
    </>
  );
}

function verdictOf({ zones }: Exercise, { placements }: QuizRun): string {
  const correct = zones.filter(({ id, itemId }) => placements[id] === itemId).length;
  return `${correct} of ${zones.length} matches are correct.`;
}
