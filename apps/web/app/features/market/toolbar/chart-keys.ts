import type { KeyboardEvent } from 'react';
import type { useDrawings } from '../drawing/use-drawings.ts';
import type { FoundPattern } from '../pattern/found-patterns.ts';

interface ChartKeys {
  readonly drawing: Pick<ReturnType<typeof useDrawings>, 'takeKey'>;
  /** The marked pattern at a candle. */
  readonly patternAt: (index: number) => FoundPattern | null;
  readonly choose: (pattern: FoundPattern) => void;
  readonly selectCandle: (index: number) => void;
  readonly listen: () => void;
  readonly mute: () => void;
  readonly stop: () => void;
}

/** The keys of the chart besides moving the cursor. Drawing comes first, because it has its own keys. */
export function chartKeys({ drawing, patternAt, choose, selectCandle, listen, mute, stop }: ChartKeys) {
  return (event: KeyboardEvent, index: number | null): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    drawing.takeKey(event, index);
    if (event.defaultPrevented) return;
    const pattern = index === null ? null : patternAt(index);
    const enter = index === null ? undefined : () => (pattern ? choose(pattern) : selectCandle(index));
    const act = { p: listen, m: mute, escape: stop, enter }[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}
