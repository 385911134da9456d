import { type PointerEvent as ReactPointerEvent, type RefObject, type SyntheticEvent, useRef } from 'react';
import { type SheetPosition, settleSheet } from './sheet-position.ts';

/** A finger that moves less than this, in pixels, taps. */
const TAP_PX = 8;
/** The share of the window's height that the sheet's classes give it when it is half open. */
const HALF = 0.42;
/** The header, which a sheet that is all the way up leaves free. */
const HEADER_PX = 72;

interface Drag {
  readonly y: number;
  readonly height: number;
  /** Of the sheet in each position, in pixels: closed, it is no more than its handle. */
  readonly heights: Readonly<Record<SheetPosition, number>>;
  isMoving: boolean;
  lastY: number;
  lastTime: number;
  velocity: number;
}

interface SheetDragInput {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly onSettle: (position: SheetPosition) => void;
}

/** Events of a sheet's handle: the sheet follows the finger, and settles where it is let go. */
export function useSheetDrag({ sheet, onSettle }: SheetDragInput) {
  const wasDragged = useRef(false);
  const begin = (event: ReactPointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    const { current: element } = sheet;
    if (!event.isPrimary || event.button !== 0 || element === null) return;
    const drag = startDrag(event, element);
    const tracking = new AbortController();
    const end = (last: PointerEvent) => {
      tracking.abort();
      if (!drag.isMoving) return;
      wasDragged.current = true;
      element.removeAttribute('style');
      onSettle(settleSheet({ ...drag, height: heightAt(drag, last) }));
    };
    // On the window, as a quick pointer leaves the handle.
    const { signal } = tracking;
    window.addEventListener('pointermove', (next) => follow(drag, next, element), { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };
  /** Where a drag began is no button that was clicked. */
  const skipClick = (event: SyntheticEvent) => {
    if (wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  };
  return { onPointerDown: begin, onClickCapture: skipClick };
}

function startDrag({ clientY, timeStamp, currentTarget }: ReactPointerEvent<HTMLElement>, sheet: HTMLElement): Drag {
  const { height, bottom } = sheet.getBoundingClientRect();
  const heights = { closed: currentTarget.offsetHeight, half: HALF * innerHeight, full: bottom - HEADER_PX };
  return { y: clientY, height, heights, isMoving: false, lastY: clientY, lastTime: timeStamp, velocity: 0 };
}

function follow(drag: Drag, event: PointerEvent, sheet: HTMLElement): void {
  drag.isMoving ||= Math.abs(event.clientY - drag.y) >= TAP_PX;
  if (!drag.isMoving) return;
  drag.velocity = (drag.lastY - event.clientY) / Math.max(1, event.timeStamp - drag.lastTime);
  drag.lastY = event.clientY;
  drag.lastTime = event.timeStamp;
  sheet.style.transition = 'none';
  sheet.style.height = `${heightAt(drag, event)}px`;
}

function heightAt({ y, height, heights }: Drag, { clientY }: PointerEvent): number {
  return Math.min(heights.full, Math.max(heights.closed, height + y - clientY));
}
