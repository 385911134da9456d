import { type FormEvent, useId, useState } from 'react';
import { decimalProblem, parseDecimal } from '#app/lib/decimal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { countText } from '../trade-texts.ts';
import { focusOnce } from './focus-once.ts';
import { ImportRows } from './import-rows.tsx';
import type { QuestionView } from './import-view.ts';

interface ImportQuestionFormProps {
  question: QuestionView;
  /** How many questions are open, this one included. */
  left: number;
  onAnswer: (value: string) => void;
  onCancel: () => void;
}

/** What the file does not say: nothing is imported before it is answered. */
export function ImportQuestionForm({ question, left, onAnswer, onCancel }: ImportQuestionFormProps) {
  const [value, setValue] = useState('');
  const title = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '') onAnswer(value.trim().replace(',', question.input === 'number' ? '.' : ','));
  };
  const { heading, shown, rows } = question;
  return (
    <form
      aria-labelledby={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-brass bg-panel p-4 sm:p-5"
      onSubmit={submit}
    >
      <div>
        <p className="text-muted text-sm" role="status">
          {left === 1 ? 'One question' : `${left} questions`} before anything is imported
        </p>
        <h3 ref={focusOnce} id={title} tabIndex={-1} className="mt-1 outline-none">
          {question.text}
        </h3>
      </div>
      {shown.length > 0 ? (
        <div>
          <ImportRows caption="The rows in question" heading={heading} rows={shown} />
          {rows.length > shown.length ? (
            <p className="mt-2 text-muted text-sm">and {countText(rows.length - shown.length)} more</p>
          ) : null}
        </div>
      ) : null}
      <Answer question={question} value={value} onChange={setValue} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={value.trim() === ''}>
          Continue
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel the import
        </Button>
      </div>
    </form>
  );
}

interface AnswerProps {
  question: QuestionView;
  value: string;
  onChange: (value: string) => void;
}

function Answer({ question, value, onChange }: AnswerProps) {
  const name = useId();
  const { choices, input, text } = question;
  if (input === 'number')
    return <NumberField label="Your answer" value={value} onChange={({ target }) => onChange(target.value)} />;
  if (input === 'opening') return <OpeningAnswer onChange={onChange} />;
  if (input === 'day')
    return (
      <TextField label="Your answer" type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    );
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
          label="Their row numbers"
          hint="For example 3, 4, 12"
          inputMode="numeric"
          value={choices.some((choice) => choice.value === value) ? '' : value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null}
    </fieldset>
  );
}

/** A price and its day, as `12.50 2026-03-05`; nothing until both are there. */
function OpeningAnswer({ onChange }: Pick<AnswerProps, 'onChange'>) {
  const [{ price, day }, setOpening] = useState({ price: '', day: '' });
  const change = (changed: { price?: string; day?: string }) => {
    const next = { price, day, ...changed };
    setOpening(next);
    const amount = parseDecimal(next.price);
    onChange(next.day === '' || amount === null || Number.isNaN(amount) || amount < 0 ? '' : `${amount} ${next.day}`);
  };
  return (
    <div className="grid gap-4 sm:max-w-md sm:grid-cols-2">
      <NumberField
        label="Price"
        value={price}
        error={decimalProblem(price) ?? undefined}
        onChange={({ target }) => change({ price: target.value })}
      />
      <TextField label="Day" type="date" value={day} onChange={({ target }) => change({ day: target.value })} />
    </div>
  );
}
