import { matchings } from '@wickwise/journal/entry';
import { DEFAULT_IMPORT_SETTINGS, type ImportSettings } from '@wickwise/journal/import/settings';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useOwner } from '#app/features/identity/queries.ts';
import { parseDecimal } from '#app/lib/decimal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { importMemoryStore } from './import-memory.ts';

const matchingLabels = {
  fifo: 'First in, first out',
  lifo: 'Last in, first out',
  average: 'Average cost',
} as const satisfies Record<ImportSettings['matching'], string>;

const commissionLabels = { share: 'share', contract: 'contract', fill: 'fill' } as const;
const zones = Intl.supportedValuesOf('timeZone');

/** What is set once for all imports. `onChange` is called after a setting has another value than before. */
export function ImportSettingsFields({ onChange }: { onChange: () => void }) {
  const store = importMemoryStore(useOwner());
  const { settings } = useStore(store).value;
  const set = (changed: Partial<ImportSettings>) => {
    store.change((memory) => ({ ...memory, settings: { ...memory.settings, ...changed } }));
    if (JSON.stringify(store.getState().value.settings) !== JSON.stringify(settings)) onChange();
  };
  return (
    <details>
      <summary className="min-h-11 content-center text-md">Import settings</summary>
      <div className="grid max-w-4xl gap-5 pt-2 pb-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Match shares by"
            value={settings.matching}
            onChange={({ target }) => set({ matching: matchings.find((one) => one === target.value) ?? 'fifo' })}
          >
            {matchings.map((matching) => (
              <option key={matching} value={matching}>
                {matchingLabels[matching]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Time zone of the files"
            hint="Used when the file itself doesn’t say"
            value={settings.zone ?? ''}
            onChange={({ target }) => set({ zone: target.value === '' ? null : target.value })}
          >
            <option value="">As the broker writes them</option>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone}
              </option>
            ))}
          </SelectField>
          <CurrencyField key={settings.currency} settings={settings} onChange={set} />
          <Commission settings={settings} onChange={set} />
        </div>
        <PointValueFields settings={settings} onChange={set} />
        <div>
          <Button variant="quiet" onClick={() => set(DEFAULT_IMPORT_SETTINGS)}>
            Reset import settings
          </Button>
        </div>
      </div>
    </details>
  );
}

interface FieldsProps {
  settings: ImportSettings;
  onChange: (changed: Partial<ImportSettings>) => void;
}

const CURRENCY = /^(?:[A-Z\d]{2,10})?$/;

function CurrencyField({ settings: { currency }, onChange }: FieldsProps) {
  const [text, setText] = useState(currency ?? '');
  const code = text.trim().toUpperCase();
  const isCode = CURRENCY.test(code);
  return (
    <TextField
      label="Currency, where a file has none"
      hint="What currency are these trades in? A code such as USD. While it’s empty, they have a total of their own."
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      value={text}
      error={isCode ? undefined : 'Enter a code such as USD, or leave it empty.'}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => isCode && onChange({ currency: code === '' ? null : code })}
    />
  );
}

function Commission({ settings: { commission }, onChange }: FieldsProps) {
  const per = commission?.per ?? 'share';
  return (
    <>
      <NumberField
        label="Commission, where files have none"
        hint="In the currency of the trade; leave empty for none"
        defaultValue={commission?.amount ?? ''}
        onBlur={({ target }) => {
          const amount = parseDecimal(target.value);
          onChange({ commission: amount === null || Number.isNaN(amount) || amount < 0 ? null : { amount, per } });
        }}
      />
      <SelectField
        label="Commission per"
        value={per}
        disabled={commission === null}
        onChange={({ target }) =>
          commission !== null &&
          onChange({ commission: { ...commission, per: target.value as keyof typeof commissionLabels } })
        }
      >
        {Object.entries(commissionLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The trader's own values of one point, before those of the table. */
function PointValueFields({ settings: { pointValues }, onChange }: FieldsProps) {
  const [root, setRoot] = useState('');
  const [value, setValue] = useState('');
  const points = parseDecimal(value);
  const isComplete = root.trim() !== '' && points !== null && points > 0;
  const add = () => {
    if (!isComplete) return;
    onChange({ pointValues: { ...pointValues, [root.trim().toUpperCase()]: points } });
    setRoot('');
    setValue('');
  };
  return (
    <fieldset>
      <legend className="font-medium text-md">Your own point values</legend>
      <p className="text-muted text-sm">
        Common futures are built in. Add a contract that isn’t, or one whose value has changed.
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {Object.entries(pointValues).map(([name, points]) => (
          <li key={name} className="flex items-center gap-2 rounded-md border border-line px-3">
            <span className="num">
              {name} = {points}
            </span>
            <Button
              variant="quiet"
              aria-label={`Remove the point value of ${name}`}
              onClick={() =>
                onChange({
                  pointValues: Object.fromEntries(Object.entries(pointValues).filter(([key]) => key !== name)),
                })
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <TextField label="Contract" hint="Such as MES" value={root} onChange={({ target }) => setRoot(target.value)} />
        <NumberField
          label="One point is worth"
          hint="Such as 5"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
        <Button variant="quiet" disabled={!isComplete} onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
