import { SelectField } from '#app/ui/form/select-field.tsx';
import { ToolSettings } from '#app/ui/tool-settings.tsx';
import { NewestBars } from '../chart/newest-bars.tsx';
import type { OpenReplay } from '../storage.ts';
import { ReplayShortcuts } from './replay-shortcuts.tsx';
import { playSpeeds } from './use-play.ts';
import type { ReplayDesk } from './use-replay-desk.ts';

interface ReplayHelpProps {
  replay: OpenReplay;
  play: ReplayDesk['play'];
}

/** What is needed now and then: the speed, how orders fill, the keys and the bars as a table. */
export function ReplayHelp({ replay: { session, state }, play }: ReplayHelpProps) {
  return (
    <ToolSettings title="Speed and help">
      <SelectField label="Speed" value={play.speed} onChange={({ target }) => play.setSpeed(Number(target.value))}>
        {playSpeeds.map(({ milliseconds, label }) => (
          <option key={milliseconds} value={milliseconds}>
            {label}
          </option>
        ))}
      </SelectField>
      <section aria-labelledby="fills" className="grid gap-2 text-md text-soft">
        <h3 id="fills">How orders fill</h3>
        <ul className="list-disc space-y-1.5 pl-5">
          <li>
            You decide at a bar’s close. Market orders, size changes and closing a trade take effect at the next bar’s
            open.
          </li>
          <li>Limit and stop orders, stops and targets are filled at the price you set, once a bar reaches it.</li>
          <li>
            If a bar opens beyond that price, you’re filled at the open. For a limit order or a target, that’s a better
            price; at a stop, you take the full gap.
          </li>
          <li>
            If one bar touches both the stop and the target, the stop counts, since the bar doesn’t show which came
            first. For the same reason, when a limit order is filled within a bar, the target counts only if that bar
            closes at or beyond it.
          </li>
          <li>Every fill pays the cost you chose. Replays have no margin, and holding a short costs nothing.</li>
        </ul>
      </section>
      <section aria-labelledby="keys" className="pointer-coarse:hidden grid gap-2">
        <h3 id="keys">Keyboard shortcuts</h3>
        <ReplayShortcuts />
      </section>
      <NewestBars state={state} />
      <p className="text-muted text-sm">{session.source.origin}. Rescaled so that the replay starts at 100.</p>
    </ToolSettings>
  );
}
