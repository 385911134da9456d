import { lastBar, signOf } from '@wickwise/journal/replay/state';
import X from 'lucide-react/icons/x';
import { type ReactNode, useMemo } from 'react';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { ToolLink } from '#app/ui/tool-button.tsx';
import { ToolPage } from '#app/ui/tool-page.tsx';
import { BarLegend } from '../chart/bar-legend.tsx';
import { isHistory } from '../chart/history.ts';
import { ReplayChartPanel } from '../chart/replay-chart-panel.tsx';
import { DeskLayout } from '../desk-layout.tsx';
import { closedR, fillMarks, type LineName, openR } from '../model.ts';
import type { OpenReplay } from '../storage.ts';
import { barSpeech, countText, rText } from '../texts.ts';
import { AccountFacts } from './account-facts.tsx';
import { OrderTicket } from './order-ticket.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import { PositionPanel } from './position-panel.tsx';
import { ReplayActions } from './replay-actions.tsx';
import { ReplayHelp } from './replay-help.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayShortcuts } from './replay-shortcuts.tsx';
import { type ReplayDesk, type ReplayNews, useReplayDesk } from './use-replay-desk.ts';

interface ReplayDeskProps {
  title: string;
  replay: OpenReplay;
  /** Problems with storing it. */
  notices: ReactNode;
}

/** A replay in progress: the chart, the next bar, and the trade panel. */
export function ReplayDeskScreen({ title, replay, notices }: ReplayDeskProps) {
  const { state } = replay;
  const desk = useReplayDesk(replay);
  const { setup, shown, trades, position, order } = state;
  const { origin } = replay.session.source;
  const marks = useMemo(() => fillMarks({ trades, position }), [trades, position]);
  const bars = useMemo(() => setup.bars.slice(0, shown), [setup, shown]);
  const { lines } = desk;
  const chart = useMemo(() => ({ bars, decimals: setup.decimals, marks, lines }), [bars, setup, marks, lines]);
  useReplayKeys(keysOf(desk, replay));
  return (
    <ToolPage
      wide
      title={title}
      progress={progressOf(replay)}
      toolbar={<ReplayHelp replay={replay} play={desk.play} />}
      exit={<ToolLink icon={X} label="Save and exit" to="/live-charts" />}
    >
      {notices}
      <DeskLayout
        chart={
          <ReplayChartPanel
            label={`Candlestick chart of a hidden symbol. ${barSpeech(state)}`}
            shown={chart}
            onMove={desk.moveLine}
            noteOf={(line) => noteOf(line, { lines, state })}
            legend={
              <>
                <BarLegend state={state} />
                {isHistory(origin) ? null : <p className="text-soft text-sm">Prices: {origin}</p>}
                <News news={desk.news} />
              </>
            }
          />
        }
        side={
          <>
            <AccountFacts state={state} />
            <section aria-label="Trade">
              <KeepFocus state={panelOf(desk, replay)}>
                {position ? <PositionPanel state={state} position={position} desk={desk} /> : null}
                {order ? <OrderWaiting state={state} order={order} desk={desk} /> : null}
                {position || order ? null : <OrderTicket state={state} desk={desk} />}
              </KeepFocus>
            </section>
            <div className="pointer-coarse:hidden mt-auto max-lg:hidden">
              <ReplayShortcuts ofLines={lines !== null} />
            </div>
          </>
        }
      />
      <ReplayActions state={state} desk={desk} />
    </ToolPage>
  );
}

/** The newest fills; the bar is announced only, because it is on the chart. */
function News({ news: { fills, bar } }: { news: ReplayNews }) {
  return (
    <p aria-live="polite" className="text-soft text-sm">
      {fills} <span className="sr-only">{bar}</span>
    </p>
  );
}

/** How many of the bars to play have been played. */
function progressOf({ session, state: { setup, shown } }: OpenReplay) {
  const [value, max] = [shown - session.shownAtStart, setup.bars.length - session.shownAtStart];
  return { value, max, label: 'Bars played', text: `${countText(value)} of ${countText(max)}` };
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

/**
 * How many R a line is away. Of an open trade, its result there, net of fees, or so far at its entry; of a draft, by its
 * own stop; nothing without a valid stop on the losing side.
 */
function noteOf(line: LineName, { lines, state }: Pick<ReplayDesk, 'lines'> & Pick<OpenReplay, 'state'>): string {
  const price = lines?.[line];
  if (!lines || price === null || price === undefined) return '';
  const { position, setup } = state;
  if (position)
    return rText(line === 'entry' ? openR(position, lastBar(state).close) : closedR(position, { price, setup }));
  const { direction, entry, stop } = lines;
  if (line === 'entry' || entry === null || stop === null) return '';
  if ((entry - stop) * signOf(direction) <= 0) return '';
  return rText((price - entry) / (entry - stop));
}
