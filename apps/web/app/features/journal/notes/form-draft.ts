import { useEffect, useEffectEvent, useState } from 'react';
import { useOwner } from '#app/features/identity/queries.ts';
import { forgetDraft, keepDraft, readDraft } from '#app/lib/drafts.ts';

/** The owner of a form's drafts: the person who opened it, even if their session ends in the meantime. */
export function useDraftOwner(): string {
  const [owner] = useState(useOwner());
  return owner;
}

/** A form’s fields by name; the name of a group of checkboxes occurs once for each checked one. */
type Fields = readonly (readonly [name: string, value: string])[];

interface FormDraftOptions {
  /** The form’s name among the drafts. */
  readonly form: string;
  readonly element: { readonly current: HTMLFormElement | null };
  /** Called once the fields hold the draft again. */
  readonly onRestored: (element: HTMLFormElement) => void;
}

/** Keeps what is typed into a form in the browser until it is saved or discarded, and restores it. */
export function useFormDraft({ form, element, onRestored }: FormDraftOptions) {
  const key = { owner: useDraftOwner(), form };
  const [isRestored, setRestored] = useState(() => readFields(readDraft(key)) !== null);
  const restore = useEffectEvent(() => {
    const fields = readFields(readDraft(key));
    if (fields === null || element.current === null) return;
    fillIn(element.current, fields);
    onRestored(element.current);
  });
  useEffect(() => restore(), []);
  const discard = () => {
    forgetDraft(key);
    setRestored(false);
  };
  return { isRestored, keep: (typed: HTMLFormElement) => keepDraft(key, typedFields(typed)), discard };
}

/** Without the texts that were left alone: restored later, they would replace what another tab has saved since. */
function typedFields(form: HTMLFormElement): Fields {
  const untouched = new Set([...form.elements].flatMap((control) => (isUntouched(control) ? [control.name] : [])));
  return [...new FormData(form)].flatMap(([name, value]) =>
    untouched.has(name) || typeof value !== 'string' ? [] : [[name, value] as const],
  );
}

function isUntouched(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return false;
  return (
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.value === control.defaultValue
  );
}

function fillIn(form: HTMLFormElement, fields: Fields): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = fields.some(([name, value]) => name === control.name && value === control.value);
    } else if (isField(control)) {
      const [, value = control.value] = fields.find(([name]) => name === control.name) ?? [];
      control.value = value;
    }
  }
}

function isField(control: Element): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(control.tagName);
}

function readFields(value: unknown): Fields | null {
  const isPair = (pair: unknown) =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
  return Array.isArray(value) && value.every(isPair) ? (value as Fields) : null;
}
