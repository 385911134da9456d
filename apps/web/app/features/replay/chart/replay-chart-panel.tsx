import { type ReactNode, useRef } from 'react';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { LineName } from '../model.ts';
import { LineHandle } from './line-handle.tsx';
import { LineLabel } from './line-label.tsx';
import type { LinePlaces } from './plan-layer.ts';
import type { ShownReplay } from './replay-chart.ts';
import { useReplayChart } from './use-replay-chart.ts';

interface ReplayChartPanelProps {
  label: string;
  shown: ShownReplay;
  /** While a line is dragged or moved by keys; `isFinal` once it is released. */
  onMove: (move: { line: LineName; price: number; isFinal: boolean }) => void;
  /** The note of a line, such as `-1.00R`. */
  noteOf: (line: LineName) => string;
  /** In the upper left corner. */
  legend: ReactNode;
}

const LINES: readonly LineName[] = ['entry', 'stop', 'target'];

/** The bars so far with the lines of the plan, which can be dragged. */
export function ReplayChartPanel({ label, shown, onMove, noteOf, legend }: ReplayChartPanelProps) {
  const host = useRef<HTMLDivElement>(null);
  const handles = useRef<Partial<Record<LineName, HTMLElement | null>>>({});
  const place = (places: LinePlaces) => {
    for (const line of LINES) {
      const handle = handles.current[line];
      const y = places[line];
      if (!handle) continue;
      handle.style.visibility = y === null ? 'hidden' : 'visible';
      handle.style.top = `${y ?? 0}px`;
    }
  };
  const { chart, hasFailed, retry } = useReplayChart(host, { shown, onPlaces: place });
  const { lines, decimals } = shown;
  return (
    <figure
      aria-label={label}
      className="relative min-h-28 flex-1 overflow-hidden bg-panel max-lg:border-line max-lg:border-b"
    >
      <div ref={host} className="absolute inset-0 isolate" />
      {chart === null && !hasFailed ? (
        <Skeleton label="Loading the chart" className="absolute inset-0 rounded-none" />
      ) : null}
      {hasFailed ? (
        <div className="absolute inset-0 grid content-center bg-panel p-4">
          <ErrorState title="The chart couldn’t be drawn" text="Check your connection and try again." onRetry={retry} />
        </div>
      ) : null}
      <div className="pointer-events-none absolute top-2 left-2 max-w-[85%] rounded-sm bg-panel/85 px-1.5 py-1">
        {legend}
      </div>
      {LINES.map((line) => {
        const price = lines?.[line] ?? null;
        if (lines === null || price === null) return null;
        const drawn = {
          line,
          note: noteOf(line),
          scaleWidth: chart?.scaleWidth() ?? 0,
          ref: (element: HTMLElement | null) => {
            handles.current[line] = element;
          },
        };
        if (!lines.movable.includes(line)) return <LineLabel key={line} {...drawn} price={price.toFixed(decimals)} />;
        return (
          <LineHandle
            key={line}
            {...drawn}
            price={price}
            decimals={decimals}
            priceAt={(clientY) => {
              const top = host.current?.getBoundingClientRect().top ?? 0;
              return chart?.priceAt(clientY - top) ?? null;
            }}
            onMove={(moved, isFinal) => onMove({ line, price: moved, isFinal })}
          />
        );
      })}
    </figure>
  );
}
