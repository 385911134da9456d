import type { ReplayState } from '@wickwise/journal/replay/state';
import { TRADES_FOR_VERDICT } from '@wickwise/journal/replay/verdict';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { countText, tradesText } from '../texts.ts';

/** Ends the replay before its last bar, which cannot be undone. */
export function EndReplay({ state, onEnd }: { state: ReplayState; onEnd: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { trades, position, setup, shown } = state;
  const count = trades.length + (position ? 1 : 0);
  return (
    <div>
      <Button variant="quiet" className="w-full" onClick={() => setAsking(true)}>
        End and reveal
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="End this replay?"
        description={`${barsLeft(setup.bars.length - shown)} left, and you can’t play them later.${
          position ? ' Your open trade will be closed at the last close.' : ''
        }${count < TRADES_FOR_VERDICT ? ` A verdict on skill or luck needs ${TRADES_FOR_VERDICT} trades; you have ${tradesText(count)}.` : ''}`}
        confirmLabel="End and reveal"
        cancelLabel="Keep playing"
        variant="primary"
        onConfirm={onEnd}
      />
    </div>
  );
}

function barsLeft(count: number): string {
  return count === 1 ? 'One bar is' : `${countText(count)} bars are`;
}
