import { useId, useState } from 'react';
import { decimalProblem, parseDecimal } from '#app/lib/decimal.ts';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { QuestionView } from './import-view.ts';
import { lineProblem } from './line-problem.ts';

interface AnswerProps {
  question: QuestionView;
  value: string;
  onChange: (value: string) => void;
}

/** The answer to a question that stands alone. */
export function ImportAnswer({ question, value, onChange }: AnswerProps) {
  const name = useId();
  const { choices, input, text } = question;
  if (input === 'number' || input === 'day' || input === 'opening')
    return <TypedAnswer input={input} label="Your answer" value={value} onChange={onChange} />;
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{text}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            className="size-5 accent-brass"
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
      {input === 'lines' ? (
        <TextField
          label="Or the row numbers of those trades"
          hint="For example 3, 4, 12"
          value={choices.some((choice) => choice.value === value) ? '' : value}
          error={lineProblem(question, value) ?? undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null}
    </fieldset>
  );
}

/** One of several answers that are given together. */
export function ImportAnswerInGroup({ question, value, onChange }: AnswerProps) {
  const { choices, input, text, group } = question;
  const label = group?.item ?? text;
  if (input === 'number' || input === 'day' || input === 'opening')
    return <TypedAnswer input={input} label={label} value={value} onChange={onChange} />;
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Choose…</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

interface TypedAnswerProps {
  input: 'number' | 'day' | 'opening';
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function TypedAnswer({ input, label, value, onChange }: TypedAnswerProps) {
  if (input === 'opening') return <OpeningAnswer label={label} onChange={onChange} />;
  if (input === 'number')
    return <NumberField label={label} value={value} onChange={({ target }) => onChange(target.value)} />;
  return <TextField label={label} type="date" value={value} onChange={({ target }) => onChange(target.value)} />;
}

/** A price and its day, as `12.50 2026-03-05`; nothing until both are there. */
export function OpeningAnswer({ label, onChange }: Pick<TypedAnswerProps, 'label' | 'onChange'>) {
  const [{ price, day }, setOpening] = useState({ price: '', day: '' });
  const change = (changed: { price?: string; day?: string }) => {
    const next = { price, day, ...changed };
    setOpening(next);
    const amount = parseDecimal(next.price);
    onChange(next.day === '' || amount === null || Number.isNaN(amount) || amount < 0 ? '' : `${amount} ${next.day}`);
  };
  return (
    <fieldset className="grid gap-4 sm:max-w-md sm:grid-cols-2">
      <legend className={label === 'Your answer' ? 'sr-only' : 'mb-2 wrap-anywhere font-semibold text-md'}>
        {label}
      </legend>
      <NumberField
        label="Price"
        value={price}
        error={decimalProblem(price) ?? undefined}
        onChange={({ target }) => change({ price: target.value })}
      />
      <TextField label="Day" type="date" value={day} onChange={({ target }) => change({ day: target.value })} />
    </fieldset>
  );
}
