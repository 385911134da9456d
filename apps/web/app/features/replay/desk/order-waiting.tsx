import type { ReplayPlan, ReplayState } from '@wickwise/journal/replay/state';
import { Button } from '#app/ui/button/button.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { priceWriter, sharesText } from '../texts.ts';
import type { ReplayDesk } from './use-replay-desk.ts';

interface OrderWaitingProps {
  state: ReplayState;
  order: ReplayPlan;
  desk: ReplayDesk;
}

const terms: Record<ReplayPlan['orderType'], string> = {
  market: 'at the next open',
  limit: 'with a limit order at',
  stop: 'with a stop order at',
};

/** An order that has not been filled yet. */
export function OrderWaiting({ state, order, desk }: OrderWaitingProps) {
  const { direction, orderType, size, entry, stop, target } = order;
  const write = priceWriter(state);
  return (
    <div className="grid gap-3">
      <h2 className="text-xl">Pending order</h2>
      <p className="text-md">
        {direction === 'long' ? 'Buy' : 'Sell short'} {sharesText(size)} {terms[orderType]}
        {orderType === 'market' ? '' : ` ${write(entry)}`}. Stop-loss {write(stop)}
        {target === null ? ', no target' : `, target ${write(target)}`}.
      </p>
      <Button variant="quiet" aria-keyshortcuts="Escape" onClick={() => desk.make({ kind: 'cancel' })}>
        Cancel order <KeyHint>Esc</KeyHint>
      </Button>
    </div>
  );
}
