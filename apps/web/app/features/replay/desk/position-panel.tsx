import type { Decision } from '@wickwise/journal/replay/decision';
import { openProfitCents } from '@wickwise/journal/replay/money';
import { lastBar, type ReplayPosition, type ReplayState } from '@wickwise/journal/replay/state';
import type { FormEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { countText, priceWriter, rText, signedMoneyText, toneOf } from '../texts.ts';
import type { ReplayDesk } from './use-replay-desk.ts';

interface PositionPanelProps {
  state: ReplayState;
  position: ReplayPosition;
  desk: ReplayDesk;
}

/** The open trade: its profit or loss, and everything that can be changed about it. */
export function PositionPanel({ state, position, desk }: PositionPanelProps) {
  const { plan, size, fills, pending } = position;
  const price = lastBar(state).close;
  const cents = openProfitCents(fills, { direction: plan.direction, size, price });
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-panel p-4">
      <div>
        <h2 className="text-xl">
          {plan.direction === 'long' ? 'Long' : 'Short'}, {countText(size)} shares
        </h2>
        <p className="mt-1 text-md">
          <span className={`num font-semibold ${toneOf(cents)}`}>{signedMoneyText(cents)}</span>{' '}
          <span className="num text-muted">{rText(cents / plan.riskCents)}</span>
          <span className="text-muted"> from {priceWriter(state)(fills[0]?.price ?? plan.entry)}</span>
        </p>
      </div>
      {pending ? <Pending pending={pending} onCancel={() => desk.make({ kind: 'cancel' })} /> : null}
      <ChangeForm key={`${position.stop} ${position.target} ${size}`} state={state} position={position} desk={desk} />
      <Button variant="quiet" aria-keyshortcuts="C" onClick={() => desk.make({ kind: 'close' })}>
        Close at the next open <KeyHint>C</KeyHint>
      </Button>
    </div>
  );
}

interface PendingProps {
  pending: NonNullable<ReplayPosition['pending']>;
  onCancel: () => void;
}

function Pending({ pending, onCancel }: PendingProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunk px-3 py-2 text-md"
    >
      {pending.kind === 'close'
        ? 'Closes at the next open.'
        : `Changes to ${countText(pending.size)} shares at the next open.`}
      <Button variant="quiet" onClick={onCancel}>
        Undo
      </Button>
    </div>
  );
}

/** Stop, target and size as fields, as an alternative to dragging. */
function ChangeForm({ state, position, desk }: PositionPanelProps) {
  const { stop, target, size } = position;
  const step = 10 ** -state.setup.decimals;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const decisions = changesIn(position, (name) => String(data.get(name) ?? ''));
    for (const decision of decisions) if (!desk.make(decision)) return;
  };
  const price = { type: 'number', inputMode: 'decimal', min: 0, step } as const;
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField label="Stop" name="stop" defaultValue={stop} {...price} />
      <TextField label="Target" name="target" defaultValue={target ?? ''} hint="Leave empty for none." {...price} />
      <TextField label="Size" name="size" defaultValue={size} type="number" inputMode="numeric" min={1} step={1} />
      <Button type="submit" variant="quiet">
        Change
      </Button>
    </form>
  );
}

/** One decision for each field that was changed. */
function changesIn({ stop, target, size }: ReplayPosition, read: (name: string) => string): Decision[] {
  const [newStop, newSize] = [Number(read('stop')), Number(read('size'))];
  const newTarget = read('target') === '' ? null : Number(read('target'));
  const changes: (Decision | null)[] = [
    newStop === stop ? null : { kind: 'move-stop', stop: newStop },
    newTarget === target ? null : { kind: 'move-target', target: newTarget },
    newSize === size ? null : { kind: 'resize', size: newSize },
  ];
  return changes.filter((decision) => decision !== null);
}
