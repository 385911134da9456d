import { KeyName } from '#app/ui/key-hint.tsx';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

const lineShortcuts: readonly Shortcut[] = [
  { keys: ['↑', '↓'], does: 'move the stop' },
  { keys: ['Shift ↑', 'Shift ↓'], does: 'move the target' },
];

const shortcuts: readonly Shortcut[] = [
  { keys: ['→', 'Space'], does: 'next bar' },
  { keys: ['P'], does: 'play or pause' },
  { keys: ['B'], does: 'plan a buy' },
  { keys: ['S'], does: 'plan a short sale' },
  { keys: ['Enter'], does: 'place the order' },
  { keys: ['Esc'], does: 'discard or cancel it' },
  ...lineShortcuts,
  { keys: ['C'], does: 'close the trade' },
];

/** The keys of a replay, for devices with a keyboard: all, or those that no button shows. */
export function ReplayShortcuts({ ofLines = false }: { ofLines?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-soft">
      {(ofLines ? lineShortcuts : shortcuts).map(({ keys, does }) => (
        <li key={does} className="flex items-center gap-1.5 text-sm">
          {keys.map((key) => (
            <KeyName key={key}>{key}</KeyName>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
