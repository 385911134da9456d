import { findDecisionProblem } from '@wickwise/journal/replay/decision';
import { lastBar, type ReplayState } from '@wickwise/journal/replay/state';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { type Draft, orderOf, riskChoices } from '../model.ts';
import { priceWriter, problemTexts } from '../texts.ts';
import { DraftFigures } from './draft-figures.tsx';
import { PriceField } from './price-field.tsx';
import { KEY_HINT_ON_DARK } from './replay-actions.tsx';
import { TICKET_FIELDS } from './ticket-fields.ts';
import type { ReplayDesk } from './use-replay-desk.ts';

interface DraftFormProps {
  state: ReplayState;
  draft: Draft;
  desk: ReplayDesk;
}

/** Stop, target and risk of the order; on a phone the rest unfolds. */
export function DraftForm({ state, draft, desk }: DraftFormProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const change = (fields: Partial<Draft>) => desk.edit({ ...draft, ...fields });
  const problem = findDecisionProblem(state, orderOf(state, draft));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    desk.place();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <PlanFields state={state} draft={draft} change={change} />
      <div className={isUnfolded ? '' : 'max-lg:hidden'}>
        <PriceField
          label="Entry"
          hint={`Leave empty for the next open, near ${priceWriter(state)(lastBar(state).close)}.`}
          placeholder="Next open"
          value={draft.entry}
          decimals={state.setup.decimals}
          onChange={(entry) => change({ entry })}
        />
      </div>
      {problem === 'price-invalid' || problem === 'stop-on-wrong-side' ? null : (
        <DraftFigures state={state} draft={draft} />
      )}
      {problem ? (
        <p role="alert" className="font-medium text-down text-sm">
          {problemTexts[problem]}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className="px-3 lg:hidden"
        >
          Entry
          <ChevronDown size={16} aria-hidden="true" className={isUnfolded ? 'rotate-180' : ''} />
        </Button>
        <Button variant="quiet" aria-keyshortcuts="Escape" onClick={() => desk.edit(null)} className="px-3">
          <X size={18} aria-hidden="true" className="sm:hidden" />
          <span className="max-sm:sr-only">Discard</span> <KeyHint>Esc</KeyHint>
        </Button>
        <Button
          type="submit"
          className={`grow px-3 ${KEY_HINT_ON_DARK}`}
          aria-keyshortcuts="Enter"
          aria-disabled={problem !== null || undefined}
        >
          Place order <KeyHint>↵</KeyHint>
        </Button>
      </div>
    </form>
  );
}

interface PlanFieldsProps extends Omit<DraftFormProps, 'desk'> {
  change: (fields: Partial<Draft>) => void;
}

function PlanFields({ state, draft, change }: PlanFieldsProps) {
  const { decimals } = state.setup;
  return (
    <div className={TICKET_FIELDS}>
      <PriceField
        label="Stop"
        value={draft.stop}
        decimals={decimals}
        onChange={(stop) => change({ stop: stop ?? 0 })}
      />
      <PriceField
        label="Target"
        placeholder="None"
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
            {percent}%
          </option>
        ))}
      </SelectField>
    </div>
  );
}
