import { type FormEvent, useRef, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { Problems } from './fields.ts';

/**
 * The problems of one form: gone as soon as their field is corrected. Showing new ones moves the focus to the first
 * field that has one.
 */
export function useFormProblems() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const show = (found: Problems) => {
    setProblems(found);
    const wrong = [...(form.current?.elements ?? [])].find((control) => (control.getAttribute('name') ?? '') in found);
    if (wrong instanceof HTMLElement) wrong.focus();
  };
  const onInput = ({ target }: FormEvent) => {
    const name = target instanceof HTMLInputElement ? target.name : '';
    if (name in problems || 'form' in problems) setProblems(({ [name]: _, form: __, ...others }) => others);
  };
  return { problems, show, watch: { ref: form, onInput } };
}

/** What belongs to no single field of the form. */
export function FormProblem({ problems }: { problems: Problems }) {
  return problems.form ? (
    <Notice tone="error" live>
      {problems.form}
    </Notice>
  ) : null;
}

/** The text of a form's field as it stands now: a browser may fill it in without telling React. */
export function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
