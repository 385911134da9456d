import { type FocusEvent, type FormEvent, type SubmitEvent, useRef, useState } from 'react';
import { Notice } from '../state/notice.tsx';

/** The texts of a form's fields, by name. */
export type FormValues = Readonly<Record<string, string>>;

/** The problems of a form's fields, by name; `form` is for those of no single field. */
export type Problems = Readonly<Record<string, string>>;

/**
 * The problems of one form. Showing them moves the focus to the first field that has one, and correcting a field removes
 * its own; `isRefused` says that they kept the form from being sent. With `validate`, a field is also checked when it is left, and while its problem is shown.
 */
export function useFormProblems(validate?: (values: FormValues) => Problems) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isRefused, setRefused] = useState(false);

  /** Returns true if there are none. */
  const show = (found: Problems): boolean => {
    setProblems(found);
    setRefused(Object.keys(found).length > 0);
    const wrong = [...(form.current?.elements ?? [])].find((control) => (control.getAttribute('name') ?? '') in found);
    if (wrong instanceof HTMLElement) {
      unfold(wrong);
      wrong.focus();
    }
    return Object.keys(found).length === 0;
  };
  /** Hands over the values of a form that is right, and shows what is wrong with any other. */
  const handleSubmit =
    (check: (values: FormValues) => Problems, send: (values: FormValues, form: HTMLFormElement) => void) =>
    (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const values = formValues(event.currentTarget);
      if (show(check(values))) send(values, event.currentTarget);
    };
  const recheck = (input: TextControl) => {
    const problem = input.form && validate?.(formValues(input.form))[input.name];
    setProblems(({ [input.name]: _, form: __, ...others }) =>
      problem ? { ...others, [input.name]: problem } : others,
    );
  };
  const onInput = ({ target }: FormEvent) => {
    if (isTextControl(target) && (target.name in problems || 'form' in problems)) recheck(target);
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (validate && isTextControl(target) && target.value !== '') recheck(target);
  };
  return { problems, isRefused, show, handleSubmit, watch: { ref: form, noValidate: true, onInput, onBlur } };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function isTextControl(target: EventTarget): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** A field in a closed disclosure cannot take the focus. */
function unfold(field: HTMLElement): void {
  const disclosure = field.closest('details');
  if (disclosure) disclosure.open = true;
}

/** Leaves out the fields without a problem. */
export function collectProblems(problems: Record<string, string | null>): Problems {
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Read from the page: a browser may fill in a field without telling React. */
export function formValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** A problem that belongs to no single field of the form. */
export function FormProblem({ problems }: { problems: Problems }) {
  return problems.form ? (
    <Notice tone="error" live>
      {problems.form}
    </Notice>
  ) : null;
}
