import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import StepForward from 'lucide-react/icons/step-forward';
import { Button } from '#app/ui/button/button.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { ToolActions } from '#app/ui/tool-page.tsx';
import { EndReplay } from '../result/end-replay.tsx';
import type { OpenReplay } from '../storage.ts';
import type { ReplayDesk } from './use-replay-desk.ts';

/** The colors of a key hint on a primary button. */
export const KEY_HINT_ON_DARK = '[&_kbd]:border-ground/60 [&_kbd]:text-ground';

interface ReplayActionsProps {
  state: OpenReplay['state'];
  desk: ReplayDesk;
}

/** Steps to the next bar, plays bars one after another, or ends the replay. */
export function ReplayActions({ state, desk: { advance, play, make, draft } }: ReplayActionsProps) {
  return (
    <ToolActions>
      <EndReplay state={state} onEnd={() => make({ kind: 'finish' })} />
      <Button variant="quiet" aria-keyshortcuts="P" onClick={play.toggle} className="max-sm:px-3 sm:ml-auto">
        {play.isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        <span className="max-sm:sr-only">{play.isPlaying ? 'Pause' : 'Play'}</span>
        <KeyHint>P</KeyHint>
      </Button>
      <Button
        // While an order is planned, placing it is the main action.
        variant={draft === null ? 'primary' : 'quiet'}
        aria-keyshortcuts="ArrowRight Space"
        onClick={advance}
        className={`grow sm:min-w-48 sm:grow-0 ${draft === null ? KEY_HINT_ON_DARK : ''}`}
      >
        <StepForward size={18} aria-hidden="true" />
        Next bar
        <KeyHint>→</KeyHint>
      </Button>
    </ToolActions>
  );
}
