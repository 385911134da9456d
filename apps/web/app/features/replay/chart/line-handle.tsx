import GripHorizontal from 'lucide-react/icons/grip-horizontal';
import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { LineName } from '../model.ts';
import { LineText, lineLabelStyle, lineNames, lineTones } from './line-label.tsx';

interface LineHandleProps {
  line: LineName;
  price: number;
  decimals: number;
  /** Shown after the name and the price, such as `-1.00R`. */
  note: string;
  /** Pixels of the price scale, which the handle leaves free. */
  scaleWidth: number;
  /** The price at a height of the window; null outside the chart. */
  priceAt: (clientY: number) => number | null;
  onMove: (price: number, isFinal: boolean) => void;
  ref: Ref<HTMLDivElement>;
}

/** The handle for a line of the plan: dragged by pointer, moved by the arrow keys. */
export function LineHandle({ line, price, decimals, note, scaleWidth, priceAt, onMove, ref }: LineHandleProps) {
  const dragged = useRef<number | null>(null);
  const drag = (event: PointerEvent<HTMLDivElement>, isFinal: boolean) => {
    if (dragged.current === null) return;
    const at = priceAt(event.clientY) ?? dragged.current;
    dragged.current = isFinal ? null : at;
    onMove(at, isFinal);
  };
  const step = 10 ** -decimals * 10;
  const press = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    onMove(price + steps * step, true);
  };
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={lineNames[line]}
      aria-valuenow={price}
      aria-valuemin={0}
      aria-valuetext={`${price.toFixed(decimals)} ${note}`.trim()}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = price;
      }}
      onPointerMove={(event) => drag(event, false)}
      onPointerUp={(event) => drag(event, true)}
      onPointerCancel={(event) => drag(event, true)}
      style={{ marginRight: scaleWidth }}
      className={classNames(
        'cursor-ns-resize touch-none select-none before:absolute before:inset-x-0 before:-inset-y-2.5',
        lineLabelStyle,
        lineTones[line],
      )}
    >
      <GripHorizontal size={14} aria-hidden="true" />
      <LineText line={line} price={price.toFixed(decimals)} note={note} />
    </div>
  );
}
