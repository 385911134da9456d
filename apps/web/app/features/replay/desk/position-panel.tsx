import { averageEntry } from '@wickwise/journal/replay/average-entry';
import type { Decision } from '@wickwise/journal/replay/decision';
import { openProfitCents } from '@wickwise/journal/replay/money';
import { lastBar, type ReplayPosition, type ReplayState } from '@wickwise/journal/replay/state';
import { decimalProblem, parseDecimal } from '#app/lib/decimal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { collectProblems, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { openR } from '../model.ts';
import { priceWriter, rText, sharesText, signedMoneyText, toneOf } from '../texts.ts';
import { TICKET_FIELDS } from './ticket-fields.ts';
import type { ReplayDesk } from './use-replay-desk.ts';

interface PositionPanelProps {
  state: ReplayState;
  position: ReplayPosition;
  desk: ReplayDesk;
}

/** The open trade: its profit or loss, and everything that can be changed about it. */
export function PositionPanel({ state, position, desk }: PositionPanelProps) {
  const { plan, size, fills, pending } = position;
  const { close } = lastBar(state);
  const cents = openProfitCents(fills, { direction: plan.direction, size, price: close });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg lg:text-xl">
          {plan.direction === 'long' ? 'Long' : 'Short'}, {sharesText(size)}
        </h2>
        <p className="text-md">
          <span className={`num font-semibold ${toneOf(cents)}`}>{signedMoneyText(cents)}</span>{' '}
          <span className="num text-muted">{rText(openR(position, close))}</span>
          {/* The line on the chart has the price. */}
          <span className="sr-only">
            , average entry {priceWriter(state)(averageEntry(fills, state.setup.decimals))}
          </span>
        </p>
      </div>
      {pending ? <Pending pending={pending} onCancel={() => desk.make({ kind: 'cancel' })} /> : null}
      <ChangeForm key={`${position.stop} ${position.target} ${size}`} state={state} position={position} desk={desk} />
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
        : `Changes to ${sharesText(pending.size)} at the next open.`}
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
  const { problems, watch, handleSubmit } = useFormProblems(changeProblems);
  const submit = handleSubmit(changeProblems, (values) => {
    for (const decision of changesIn(position, values)) if (!desk.make(decision)) return;
  });
  return (
    <form {...watch} onSubmit={submit} className="grid gap-3">
      <div className={TICKET_FIELDS}>
        <NumberField label="Stop" name="stop" defaultValue={stop} step={step} error={problems.stop} />
        <NumberField
          label="Target"
          name="target"
          defaultValue={target ?? ''}
          placeholder="None"
          step={step}
          error={problems.target}
        />
        <NumberField label="Size" name="size" defaultValue={size} inputMode="numeric" error={problems.size} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="quiet" className="px-3">
          Change
        </Button>
        <Button
          variant="quiet"
          aria-keyshortcuts="C"
          onClick={() => desk.make({ kind: 'close' })}
          className="grow px-3"
        >
          Close at the next open <KeyHint>C</KeyHint>
        </Button>
      </div>
    </form>
  );
}

function changeProblems({ stop = '', target = '', size = '' }: FormValues) {
  return collectProblems({ stop: decimalProblem(stop), target: decimalProblem(target), size: decimalProblem(size) });
}

/** One decision for each field that was changed. */
function changesIn({ stop, target, size }: ReplayPosition, values: FormValues): Decision[] {
  const [newStop, newSize] = [Number(parseDecimal(values.stop ?? '')), Number(parseDecimal(values.size ?? ''))];
  const newTarget = parseDecimal(values.target ?? '');
  const changes: (Decision | null)[] = [
    newStop === stop ? null : { kind: 'move-stop', stop: newStop },
    newTarget === target ? null : { kind: 'move-target', target: newTarget },
    newSize === size ? null : { kind: 'resize', size: newSize },
  ];
  return changes.filter((decision) => decision !== null);
}
