import { KeyName } from '#app/ui/key-hint.tsx';

const shortcuts = [
  { keys: ['→', 'Space'], does: 'next bar' },
  { keys: ['P'], does: 'play or pause' },
  { keys: ['B'], does: 'plan a buy' },
  { keys: ['S'], does: 'plan a short sale' },
  { keys: ['Enter'], does: 'place the order' },
  { keys: ['Esc'], does: 'discard or cancel it' },
  { keys: ['↑', '↓'], does: 'move the stop' },
  { keys: ['Shift ↑', 'Shift ↓'], does: 'move the target' },
  { keys: ['C'], does: 'close the trade' },
] as const;

/** How orders fill, and the shortcuts on devices with a keyboard. */
export function ReplayShortcuts() {
  return (
    <details className="self-start border-line border-y py-2 text-md text-soft">
      <summary className="min-h-11 content-center font-medium text-ink">
        How orders fill, and keyboard shortcuts
      </summary>
      <ul className="list-disc space-y-1.5 pb-3 pl-5">
        <li>You decide at a bar’s close. Market orders, closes and new sizes fill at the next bar’s open.</li>
        <li>If a bar opens beyond your stop, you’re filled at that open, so you take the full gap.</li>
        <li>
          If one bar touches both the stop and the target, the stop counts, since the bar doesn’t show which came first.
        </li>
        <li>Every fill pays the cost you chose. Replays have no margin, and holding a short costs nothing.</li>
      </ul>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 pb-3 pointer-coarse:hidden">
        {shortcuts.map(({ keys, does }) => (
          <li key={does} className="flex items-center gap-1.5 text-sm">
            {keys.map((key) => (
              <KeyName key={key}>{key}</KeyName>
            ))}
            {does}
          </li>
        ))}
      </ul>
    </details>
  );
}
