/** XPath expressions for what a person sees: an element's role and name. */
export type Locator = string;

/** Whether an element is called so: by its text, or by the label that replaces it. */
const named = (name: string) => `[normalize-space()=${quote(name)} or @aria-label=${quote(name)}]`;

const has = (part: string) => `[contains(normalize-space(), ${quote(part)}) or contains(@aria-label, ${quote(part)})]`;

const BUTTON = '//*[self::button[not(@role)] or @role="button"]';

export const button = (name: string): Locator => `${BUTTON}${named(name)}`;
export const buttonWith = (part: string): Locator => `${BUTTON}${has(part)}`;
export const link = (name: string): Locator => `//a${named(name)}`;
export const tab = (name: string): Locator => `//*[@role="tab"]${named(name)}`;
export const heading = (name: string): Locator => `//*[self::h1 or self::h2 or self::h3]${named(name)}`;
export const headingWith = (part: string): Locator => `//*[self::h1 or self::h2 or self::h3]${has(part)}`;

/** A field by its label. */
export function field(label: string): Locator {
  const own = `@id = //label${named(label)}/@for or @aria-label=${quote(label)}`;
  return `//*[self::input or self::select or self::textarea][${own}]`;
}

/** The innermost element whose text has this part. */
export function text(part: string): Locator {
  const having = `contains(normalize-space(), ${quote(part)})`;
  return `//body//*[not(self::script)][${having}][not(*[${having}])]`;
}

/** What lies within another element. */
export const within = (outer: Locator, inner: Locator): Locator => `${outer}${inner}`;

/** XPath has no escapes: a text with double quotes is put between single ones. */
function quote(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}
