import type { ReplayState } from '@wickwise/journal/replay/state';
import { Button } from '#app/ui/button/button.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { DraftForm } from './draft-form.tsx';
import type { ReplayDesk } from './use-replay-desk.ts';

/** Buy or sell short, with a plan before anything is placed. */
export function OrderTicket({ state, desk }: { state: ReplayState; desk: ReplayDesk }) {
  const { draft } = desk;
  return (
    <div className="grid gap-3">
      <h2 className="text-xl max-lg:sr-only">
        {draft === null ? 'New trade' : draft.direction === 'long' ? 'Buy' : 'Sell short'}
      </h2>
      <SideButtons desk={desk} />
      {draft === null ? (
        <p className="text-md text-soft max-sm:hidden">Plan the stop before you trade. Your risk sets the size.</p>
      ) : (
        <DraftForm state={state} draft={draft} desk={desk} />
      )}
    </div>
  );
}

/** The side that is planned can be changed without discarding the order. */
function SideButtons({ desk: { draft, plan } }: { desk: ReplayDesk }) {
  const sides = [
    { direction: 'long', name: 'Buy', key: 'B' },
    { direction: 'short', name: 'Sell short', key: 'S' },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-2">
      {sides.map(({ direction, name, key }) => (
        <Button
          key={direction}
          variant="quiet"
          className="aria-pressed:border-ink aria-pressed:bg-sunk aria-pressed:ring-1 aria-pressed:ring-ink"
          aria-keyshortcuts={key}
          aria-pressed={draft === null ? undefined : draft.direction === direction}
          onClick={() => plan(direction)}
        >
          {name} <KeyHint>{key}</KeyHint>
        </Button>
      ))}
    </div>
  );
}
