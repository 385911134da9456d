import type { CandleSeries } from '@wickwise/market/series';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useOwner } from '#app/features/identity/queries.ts';
import { withItems } from '#app/lib/stored-list.ts';
import type { ChartPoint, PointerPosition } from '../chart/chart-parts.ts';
import { snapToPrice } from '../model.ts';
import { drawingStore } from '../storage.ts';
import { type Drawing, type DrawingKind, drawingPoint, drawingTools, drawnParts, pointsOf } from './drawings.ts';

/** The prices of a candle that a point can snap to, in the order of the Up and Down keys. */
const snapPrices = ['high', 'open', 'close', 'low'] as const;
type SnapPrice = (typeof snapPrices)[number];

export function useDrawingStore() {
  return drawingStore(useOwner());
}

/** The learner's drawings of all symbols in this browser. */
export function useStoredDrawings() {
  return useStore(useDrawingStore());
}

/** Drawing on the chart of one symbol: pick a tool, place its points, and the drawing is stored. */
export function useDrawings(symbol: string, series: CandleSeries) {
  const store = useDrawingStore();
  const { value: stored } = useStoredDrawings();
  const [tool, setTool] = useState<DrawingKind | null>(null);
  const [first, setFirst] = useState<ChartPoint | null>(null);
  const [hover, setHover] = useState<ChartPoint | null>(null);
  const [held, setHeld] = useState<SnapPrice>('close');
  const choose = (kind: DrawingKind | null) => {
    setFirst(null);
    setHover(null);
    setTool((before) => (before === kind ? null : kind));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawing in progress ends with its chart.
  useEffect(() => choose(null), [symbol, series.time[0]]);

  const drawings = useMemo(() => stored.filter((drawing) => drawing.symbol === symbol), [stored, symbol]);
  const begun = useMemo(() => {
    const point = hover ?? first;
    if (tool === null || point === null) return [];
    return [drawingOf({ id: 'begun', symbol, kind: tool }, { series, from: first ?? point, to: point })];
  }, [tool, first, hover, symbol, series]);
  const parts = useMemo(() => drawnParts([...drawings, ...begun], series), [drawings, begun, series]);

  const place = (point: ChartPoint) => {
    if (tool === null) return;
    if (pointsOf(tool) === 2 && first === null) return setFirst(point);
    const id = crypto.randomUUID();
    store.change(withItems([drawingOf({ id, symbol, kind: tool }, { series, from: first ?? point, to: point })]));
    choose(null);
  };
  const hold = (index: number, step: 1 | -1) => {
    const next = snapPrices[(snapPrices.indexOf(held) + step + snapPrices.length) % snapPrices.length] ?? 'close';
    setHeld(next);
    setHover(pointAt(series, index, next));
  };
  const reach = (pointer: PointerPosition | null) => {
    if (tool !== null) setHover(pointer && snapToPrice(series, pointer));
  };
  return {
    tool,
    choose,
    drawings,
    parts,
    /** How many points are still to be placed. */
    missing: tool === null ? 0 : pointsOf(tool) - (first === null ? 0 : 1),
    reach,
    /** The keyboard cursor has moved to a candle. */
    walkTo: (index: number) => {
      if (tool !== null) setHover(pointAt(series, index, held));
    },
    hover,
    /** Which price of its candle the point under the pointer or the keyboard cursor has. */
    snapped: hover && (snapPrices.find((name) => series[name][hover.index] === hover.price) ?? null),
    placeAt: (pointer: PointerPosition) => place(snapToPrice(series, pointer)),
    takeKey: (event: KeyboardEvent, index: number | null) => {
      const chosen = drawingTools.find(({ key }) => key === event.key.toUpperCase());
      if (chosen) choose(chosen.kind);
      else if (tool === null) return;
      else if (event.key === 'Escape') choose(null);
      else if (index === null) return;
      else if (event.key === 'Enter') place(pointAt(series, index, held));
      else if (event.key === 'ArrowUp') hold(index, -1);
      else if (event.key === 'ArrowDown') hold(index, 1);
      else return;
      event.preventDefault();
    },
  };
}

function pointAt(series: CandleSeries, index: number, held: SnapPrice): ChartPoint {
  return { index, price: series[held][index] ?? 0 };
}

function drawingOf(
  drawing: Pick<Drawing, 'id' | 'symbol' | 'kind'>,
  { series, from, to }: { series: CandleSeries; from: ChartPoint; to: ChartPoint },
): Drawing {
  return { ...drawing, from: drawingPoint(series, from), to: drawingPoint(series, to) };
}
