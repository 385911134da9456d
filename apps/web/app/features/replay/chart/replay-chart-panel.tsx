import { useRef } from 'react';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { LineName } from '../model.ts';
import { LineHandle } from './line-handle.tsx';
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
}

/** The bars so far with the lines of the plan, which can be dragged. */
export function ReplayChartPanel({ label, shown, onMove, noteOf }: ReplayChartPanelProps) {
  const host = useRef<HTMLElement>(null);
  const handles = useRef<Partial<Record<LineName, HTMLElement | null>>>({});
  const place = (places: LinePlaces) => {
    for (const line of ['entry', 'stop', 'target'] as const) {
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
    <div className="relative h-[32rem] overflow-hidden max-sm:h-[24rem]">
      <figure ref={host} aria-label={label} className="absolute inset-0 isolate" />
      {chart === null && !hasFailed ? (
        <Skeleton label="Loading the chart" className="absolute inset-0 rounded-none" />
      ) : null}
      {hasFailed ? (
        <div className="absolute inset-0 grid content-center bg-panel p-4">
          <ErrorState title="The chart couldn’t be drawn" text="Check your connection and try again." onRetry={retry} />
        </div>
      ) : null}
      {lines === null
        ? null
        : lines.movable.map((line) =>
            lines[line] === null ? null : (
              <LineHandle
                key={line}
                ref={(element) => {
                  handles.current[line] = element;
                }}
                line={line}
                price={lines[line]}
                decimals={decimals}
                note={noteOf(line)}
                scaleWidth={chart?.scaleWidth() ?? 0}
                priceAt={(clientY) => {
                  const top = host.current?.getBoundingClientRect().top ?? 0;
                  return chart?.priceAt(clientY - top) ?? null;
                }}
                onMove={(price, isFinal) => onMove({ line, price, isFinal })}
              />
            ),
          )}
    </div>
  );
}
