import { invalidRequest } from '../refusal.ts';

/** Form-encoded parameters as the SDK sends them: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export interface Form {
  [name: string]: string | Form;
}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const DEEPEST = 6;

export function parseForm(body: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(body)) place(form, pathOf(readable(name)), readable(value));
  return form;
}

/** Without a prototype: nothing that is sent can be mistaken for what every object has. */
function emptyForm(): Form {
  return Object.create(null);
}

function pathOf(name: string): string[] {
  const [, first, rest] = NAME.exec(name) ?? [];
  const path = [first ?? '', ...(rest ?? '').split(/[[\]]+/).filter(Boolean)];
  if (first === undefined || path.length > DEEPEST) throw unreadable(name);
  // A list may also be sent without its indices: `expand[]=latest_charge`.
  return name.endsWith('[]') ? [...path, ''] : path;
}

function place(form: Form, [name, ...rest]: string[], value: string): void {
  const key = name || String(Object.keys(form).length);
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key] ?? emptyForm();
  if (typeof inner === 'string') throw unreadable(key);
  form[key] = inner;
  place(inner, rest, value);
}

/** PostgreSQL stores no NUL. */
function readable(text: string): string {
  if (text.includes('\0')) throw unreadable(text);
  return text;
}

function unreadable(text: string) {
  return invalidRequest(`Invalid parameter: ${text.slice(0, 100).replaceAll('\0', '')}`);
}
