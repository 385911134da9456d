import type { ReplayState } from '@wickwise/journal/replay/state';
import { TRADES_FOR_VERDICT } from '@wickwise/journal/replay/verdict';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { ToolButton } from '#app/ui/tool-button.tsx';
import { countText } from '../texts.ts';

/** Ends the replay before its last bar, which cannot be undone. */
export function EndReplay({ state, onEnd }: { state: ReplayState; onEnd: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { trades, position, setup, shown } = state;
  const count = trades.length + (position ? 1 : 0);
  return (
    <>
      <ToolButton icon={Flag} label="End and reveal" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="End this replay?"
        description={`${barsLeft(setup.bars.length - shown)} left, and you can’t play them later.${
          position ? ' Your open trade will be closed at the last close.' : ''
        }${count < TRADES_FOR_VERDICT ? ` A verdict on skill or luck needs ${TRADES_FOR_VERDICT} trades; you’ll have ${countText(count)}.` : ''}`}
        confirmLabel="End and reveal"
        cancelLabel="Keep playing"
        variant="primary"
        onConfirm={onEnd}
      />
    </>
  );
}

function barsLeft(count: number): string {
  return count === 1 ? 'One bar is' : `${countText(count)} bars are`;
}
