import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import type { CardField } from './model.ts';

/** What stands in the fields of a payment form. */
export type FieldValues = Readonly<Partial<Record<CardField, string>>>;
/** What is wrong, by field. */
export type FieldProblems = Readonly<Partial<Record<CardField, string | null>>>;

/** The problems of a form's fields: found when a field is left or the form is sent, gone as soon as they are mended. */
export function useFieldProblems(check: (values: FieldValues) => FieldProblems) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const recheck = (target: EventTarget) => {
    const name = nameOf(target);
    if (name === null || form.current === null) return;
    const problem = check(valuesOf(form.current))[name] ?? null;
    setProblems((before) => ({ ...before, [name]: problem }));
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.value !== '') recheck(target);
  };
  const onInput = ({ target }: FormEvent) => {
    const name = nameOf(target);
    if (name !== null && problems[name]) recheck(target);
  };
  /** Shows problems at their fields and goes to the first of them; true when there are none. */
  const show = (found: FieldProblems): boolean => {
    setProblems(found);
    const wrong = [...(form.current?.elements ?? [])].find((field) => found[nameOf(field) ?? 'email']);
    if (wrong instanceof HTMLElement) wrong.focus();
    return Object.values(found).every((problem) => problem === null);
  };
  return { problems, show, watch: { ref: form, onBlur, onInput } };
}

function nameOf(target: EventTarget): CardField | null {
  return target instanceof HTMLInputElement ? (target.name as CardField) : null;
}

/** As it stands in the page: a browser may fill a field in without telling React. */
export function valuesOf(form: HTMLFormElement): FieldValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
