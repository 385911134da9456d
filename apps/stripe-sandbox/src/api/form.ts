import { invalidRequest } from '../stripe-error.ts';

/** Form-encoded parameters as the SDK sends them: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export interface Form {
  [name: string]: string | Form;
}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const MAX_DEPTH = 6;

export function parseForm(body: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(body))
    setValue(form, pathOf(requireStorable(name)), requireStorable(value));
  return form;
}

/** Without a prototype, so that no parameter is mistaken for a property that every object has. */
function emptyForm(): Form {
  return { __proto__: null } as unknown as Form;
}

function pathOf(name: string): string[] {
  const [, first, rest] = NAME.exec(name) ?? [];
  const path = [first ?? '', ...(rest ?? '').split(/[[\]]+/).filter(Boolean)];
  if (first === undefined || path.length > MAX_DEPTH) throw unreadableParameter(name);
  // A list may also be sent without its indices: `expand[]=latest_charge`.
  return name.endsWith('[]') ? [...path, ''] : path;
}

function setValue(form: Form, [name, ...rest]: string[], value: string): void {
  const key = name || String(Object.keys(form).length);
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key] ?? emptyForm();
  if (typeof inner === 'string') throw unreadableParameter(key);
  form[key] = inner;
  setValue(inner, rest, value);
}

/** PostgreSQL cannot store NUL. */
function requireStorable(text: string): string {
  if (text.includes('\0')) throw unreadableParameter(text);
  return text;
}

function unreadableParameter(text: string) {
  return invalidRequest(`Invalid parameter: ${text.slice(0, 100).replaceAll('\0', '')}`);
}
