import { findDecisionProblem } from '@wickwise/journal/replay/decision';
import { riskCentsOf } from '@wickwise/journal/replay/money';
import { equityNow, lastBar, type ReplayState } from '@wickwise/journal/replay/state';
import type { FormEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { type Draft, orderOf } from '../model.ts';
import { countText, moneyText, priceWriter, problemTexts, shareText } from '../texts.ts';
import { PriceField } from './price-field.tsx';
import { KEY_HINT_ON_DARK } from './replay-controls.tsx';
import type { ReplayDesk } from './use-replay-desk.ts';

/** Choices of risk for a new order, in percent of the account. */
export const riskChoices = [0.5, 1, 2] as const;

/** Buy or sell short, with a plan before anything is placed. */
export function OrderTicket({ state, desk }: { state: ReplayState; desk: ReplayDesk }) {
  const { draft, plan } = desk;
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-panel p-4">
      <h2 className="text-xl">{draft === null ? 'New trade' : draft.direction === 'long' ? 'Buy' : 'Sell short'}</h2>
      {draft === null ? (
        <>
          <p className="text-md text-soft">Plan the stop before you trade. Your risk sets the size.</p>
          <div className="grid grid-cols-[1fr_auto] gap-3">
            <Button className={KEY_HINT_ON_DARK} aria-keyshortcuts="B" onClick={() => plan('long')}>
              Buy <KeyHint>B</KeyHint>
            </Button>
            <Button variant="quiet" className="whitespace-nowrap" aria-keyshortcuts="S" onClick={() => plan('short')}>
              Sell short <KeyHint>S</KeyHint>
            </Button>
          </div>
        </>
      ) : (
        <DraftForm state={state} draft={draft} desk={desk} />
      )}
    </div>
  );
}

function DraftForm({ state, draft, desk }: { state: ReplayState; draft: Draft; desk: ReplayDesk }) {
  const change = (fields: Partial<Draft>) => desk.edit({ ...draft, ...fields });
  const { decimals } = state.setup;
  const problem = findDecisionProblem(state, orderOf(state, draft));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    desk.place();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-md text-soft">Drag the lines on the chart, or type the prices here.</p>
      <PriceField
        label="Entry"
        hint={`Leave empty for the next open, near ${priceWriter(state)(lastBar(state).close)}.`}
        placeholder="Next open"
        value={draft.entry}
        decimals={decimals}
        onChange={(entry) => change({ entry })}
      />
      <PriceField
        label="Stop"
        value={draft.stop}
        decimals={decimals}
        onChange={(stop) => change({ stop: stop ?? 0 })}
      />
      <PriceField
        label="Target"
        hint="Leave empty for none."
        value={draft.target}
        decimals={decimals}
        onChange={(target) => change({ target })}
      />
      <SelectField
        label="Risk"
        value={draft.riskPercent}
        onChange={({ target }) => change({ riskPercent: Number(target.value) })}
      >
        {riskChoices.map((percent) => (
          <option key={percent} value={percent}>
            {percent}% of the account
          </option>
        ))}
      </SelectField>
      <DraftFigures state={state} draft={draft} />
      {problem ? (
        <p role="alert" className="font-medium text-down text-sm">
          {problemTexts[problem]}
        </p>
      ) : null}
      <div className="grid gap-3">
        <Button
          type="submit"
          className={KEY_HINT_ON_DARK}
          aria-keyshortcuts="Enter"
          aria-disabled={problem !== null || undefined}
        >
          Place order <KeyHint>↵</KeyHint>
        </Button>
        <Button variant="quiet" aria-keyshortcuts="Escape" onClick={() => desk.edit(null)}>
          Discard <KeyHint>Esc</KeyHint>
        </Button>
      </div>
    </form>
  );
}

function DraftFigures({ state, draft }: { state: ReplayState; draft: Draft }) {
  const { size, stop, target } = orderOf(state, draft);
  const entry = draft.entry ?? lastBar(state).close;
  const riskCents = riskCentsOf({ entry, stop, size });
  const reward = target === null ? null : (target - entry) / (entry - stop);
  const isCapped = riskCents > 0 && riskCents < (0.9 * (equityNow(state) * draft.riskPercent)) / 100;
  return (
    <div className="text-sm">
      <dl className="grid gap-1">
        <Row name="Size" value={`${countText(size)} shares`} />
        <Row name="At risk" value={`${moneyText(riskCents)}, ${shareText(riskCents / equityNow(state))}`} />
        <Row name="Reward to risk" value={reward === null || !(reward > 0) ? '–' : `${reward.toFixed(2)} to 1`} />
      </dl>
      {isCapped ? (
        <p className="mt-2 text-muted">Your account can’t afford more shares, so this risks less than you chose.</p>
      ) : null}
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
