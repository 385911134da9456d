import { useMemo } from 'react';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { NewestBars } from '../chart/newest-bars.tsx';
import { ReplayChartPanel } from '../chart/replay-chart-panel.tsx';
import type { LineName } from '../model.ts';
import { ReplayFacts } from '../replay-facts.tsx';
import { EndReplay } from '../result/end-replay.tsx';
import type { OpenReplay } from '../storage.ts';
import { barSpeech, rText } from '../texts.ts';
import { OrderTicket } from './order-ticket.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import { PositionPanel } from './position-panel.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayShortcuts } from './replay-shortcuts.tsx';
import { type ReplayDesk, useReplayDesk } from './use-replay-desk.ts';

/** A replay in progress: the chart, the next bar, and the trade panel. */
export function ReplayDeskScreen({ replay }: { replay: OpenReplay }) {
  const { state } = replay;
  const desk = useReplayDesk(replay);
  const { setup, shown, trades, position, order } = state;
  const marks = useMemo(
    () => [...trades.flatMap(({ fills }) => fills), ...(position?.fills ?? [])].map(({ bar, side }) => ({ bar, side })),
    [trades, position],
  );
  const bars = useMemo(() => setup.bars.slice(0, shown), [setup, shown]);
  const { lines } = desk;
  const chart = useMemo(() => ({ bars, decimals: setup.decimals, marks, lines }), [bars, setup, marks, lines]);
  useReplayKeys(keysOf(desk, replay));
  return (
    <div className="grid gap-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <section aria-label="Chart" className="min-w-0">
        <div className="overflow-hidden rounded-lg border border-line bg-panel">
          <ReplayFacts state={state} />
          <ReplayChartPanel
            label={`Candlestick chart of a hidden symbol. ${barSpeech(state)}`}
            shown={chart}
            onMove={desk.moveLine}
            noteOf={(line) => noteOf(line, { lines, state })}
          />
          <ReplayControls desk={desk} />
          <NewestBars state={state} />
        </div>
        <p className="mt-2 text-muted text-sm">{replay.session.source.origin}. Rescaled to begin at 100.</p>
        <p aria-live="polite" className="mt-3 min-h-10 text-soft text-sm">
          {desk.said}
        </p>
      </section>
      <section aria-label="Trade" className="grid content-start gap-6 lg:row-span-2">
        <KeepFocus state={panelOf(desk, replay)}>
          {position ? <PositionPanel state={state} position={position} desk={desk} /> : null}
          {order ? <OrderWaiting state={state} order={order} desk={desk} /> : null}
          {position || order ? null : <OrderTicket state={state} desk={desk} />}
        </KeepFocus>
        <EndReplay state={state} onEnd={() => desk.make({ kind: 'finish' })} />
      </section>
      <ReplayShortcuts />
    </div>
  );
}

/** The name of the current panel. */
function panelOf({ draft }: ReplayDesk, { state: { order, position } }: OpenReplay): string {
  if (position) return position.pending ? 'pending' : 'position';
  return order ? 'order' : draft ? 'draft' : 'new';
}

function keysOf(desk: ReplayDesk, { state }: OpenReplay) {
  const { position, order } = state;
  const isFlat = position === null && order === null;
  const { lines } = desk;
  const tick = 10 ** -state.setup.decimals * 10;
  const nudge = (line: LineName, steps: number) => {
    const price = lines?.movable.includes(line) ? lines[line] : null;
    return price === null || price === undefined
      ? undefined
      : () => desk.moveLine({ line, price: price + steps * tick, isFinal: true });
  };
  const cancel = desk.draft ? () => desk.edit(null) : () => desk.make({ kind: 'cancel' });
  return {
    arrowright: desk.advance,
    ' ': desk.advance,
    p: desk.play.toggle,
    b: isFlat ? () => desk.plan('long') : undefined,
    s: isFlat ? () => desk.plan('short') : undefined,
    enter: desk.draft ? desk.place : undefined,
    c: position ? () => desk.make({ kind: 'close' }) : undefined,
    escape: desk.draft || order || position?.pending ? cancel : undefined,
    arrowup: nudge('stop', 1),
    arrowdown: nudge('stop', -1),
    'shift+arrowup': nudge('target', 1),
    'shift+arrowdown': nudge('target', -1),
  };
}

/** How many R away a line is. R comes from the first stop of an open trade, or from the stop of a draft. */
function noteOf(line: LineName, { lines, state }: Pick<ReplayDesk, 'lines'> & Pick<OpenReplay, 'state'>): string {
  const price = lines?.[line];
  if (line === 'entry' || !lines || price === null || price === undefined) return '';
  const { entry, stop } = state.position?.plan ?? lines;
  return rText((price - entry) / (entry - stop));
}
