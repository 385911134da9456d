import type { Ref } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { LineName } from '../model.ts';

export const lineNames: Record<LineName, string> = { entry: 'Entry', stop: 'Stop', target: 'Target' };

export const lineLabelStyle =
  'num -translate-y-1/2 absolute flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 text-xs';

export const lineTones: Record<LineName, string> = {
  // On a low chart the lines are close to each other: their labels stay beside each other.
  entry: 'right-2 border-ink bg-ink text-ground max-lg:right-46 max-sm:right-34',
  stop: 'right-2 z-10 border-down bg-panel text-down',
  target: 'right-2 z-10 border-up bg-panel text-up',
};

interface LineLabelProps {
  line: LineName;
  price: string;
  note: string;
  scaleWidth: number;
  ref: Ref<HTMLDivElement>;
}

/** The name of a line that cannot be moved. A picture only: the figures are next to the chart as text. */
export function LineLabel({ line, price, note, scaleWidth, ref }: LineLabelProps) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      style={{ marginRight: scaleWidth }}
      className={classNames('pointer-events-none', lineLabelStyle, lineTones[line])}
    >
      <LineText line={line} price={price} note={note} />
    </div>
  );
}

export function LineText({ line, price, note }: Pick<LineLabelProps, 'line' | 'price' | 'note'>) {
  return (
    <>
      <span>{lineNames[line]}</span>
      {/* On a phone only the field has the price. */}
      <span className="max-sm:hidden">{price}</span>
      {note === '' ? null : <span>{note}</span>}
    </>
  );
}
