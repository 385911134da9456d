import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import StepForward from 'lucide-react/icons/step-forward';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { playSpeeds } from './use-play.ts';
import type { ReplayDesk } from './use-replay-desk.ts';

/** The colors of a key hint on a primary button. */
export const KEY_HINT_ON_DARK = '[&_kbd]:border-ground/60 [&_kbd]:text-ground';

/** Steps to the next bar, or plays them one after another. */
export function ReplayControls({ desk: { advance, play } }: { desk: Pick<ReplayDesk, 'advance' | 'play'> }) {
  return (
    <div className="flex flex-wrap items-end gap-3 border-line border-t p-3 sm:p-4">
      <Button
        aria-keyshortcuts="ArrowRight Space"
        onClick={advance}
        className={`flex-1 sm:flex-none ${KEY_HINT_ON_DARK}`}
      >
        <StepForward size={18} aria-hidden="true" />
        Next bar
        <KeyHint>→</KeyHint>
      </Button>
      <Button variant="quiet" aria-keyshortcuts="P" onClick={play.toggle} className="flex-1 sm:flex-none">
        {play.isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        {play.isPlaying ? 'Pause' : 'Play'}
        <KeyHint>P</KeyHint>
      </Button>
      <SelectField
        label="Speed"
        className="w-full sm:ml-auto sm:w-60"
        value={play.speed}
        onChange={({ target }) => play.setSpeed(Number(target.value))}
      >
        {playSpeeds.map(({ milliseconds, label }) => (
          <option key={milliseconds} value={milliseconds}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
