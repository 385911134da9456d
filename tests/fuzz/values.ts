import fc from 'fast-check';
import type { JsonSchema } from './operations.ts';

/**
 * Texts that mean something to the server under test, such as ids and addresses: each fits where its pattern matches.
 */
export type KnownTexts = readonly string[];

/** Values that a schema allows. Known texts come first, so that calls also reach what is stored. */
export function validValue(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => validValue(choice, known)));
  if (schema.type === 'object') return validObject(schema, known);
  if (schema.type === 'array') return validArray(schema, known);
  if (schema.type === 'string') return validText(schema, known);
  return validScalar(schema);
}

function validObject({ properties = {}, required = [] }: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  const values = Object.entries(properties).map(([name, schema]) => [name, validValue(schema, known)]);
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

const MAX_LIST_LENGTH = 6;

function validArray({ items = {}, maxItems = MAX_LIST_LENGTH }: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  return fc.array(validValue(items, known), { maxLength: Math.min(maxItems, MAX_LIST_LENGTH) });
}

/** What the generator of texts by pattern cannot read: assertions and classes of characters by property. */
const UNSUPPORTED = /\(\?[!=<]|\\p\{/;
const MAX_TEXT_LENGTH = 300;

function validText(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = MAX_TEXT_LENGTH } = schema;
  const expression = new RegExp(pattern ?? '', 'u');
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && expression.test(text);
  const fitting = known.filter(fits);
  const made = pattern === undefined || UNSUPPORTED.test(pattern) ? plainText(schema) : fc.stringMatching(expression);
  if (fitting.length === 0) return made;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: made });
}

function plainText({ minLength = 0, maxLength = MAX_TEXT_LENGTH }: JsonSchema): fc.Arbitrary<string> {
  return fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, MAX_TEXT_LENGTH)),
    unit: 'grapheme',
  });
}

function validScalar({ type, minimum, maximum }: JsonSchema): fc.Arbitrary<unknown> {
  const range = { ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) };
  if (type === 'integer') return fc.integer(range);
  if (type === 'number') return fc.double({ ...range, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.jsonValue();
}

/** Texts that break code that stores, compares, shows or forwards them. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDC00\uD800',
  '\u202E',
  '\uFEFF',
  '\u200B',
  '\r\nset-cookie: a=b',
  '\t',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e999',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  "'",
  "' or 1=1 --",
  '"; drop table "user"; --',
  '$1',
  '%',
  '%00',
  '%E0%A4%A',
  '\\',
  '\\u0000',
  '{{7*7}}',
  '../../../../etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  'a@b',
  'a@example.com\nbcc: b@example.com',
  '"a b"@example.com',
  'é@example.com',
  'Ā',
  '／evil.example',
  '😀',
  'ﬀ',
  'İ',
  'K',
  'e\u0301'.repeat(40),
  '9'.repeat(400),
  'x'.repeat(5_000),
];

const hostileNumbers = [0, -0, -1, 0.1, 37.000001, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324];

/** Values that violate any schema. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileNumbers, null, true, false, [], {}, [[]], [null], { length: 1 }, { $ne: 1 }),
  fc.constantFrom<unknown>(Array(2_000).fill('doji'), { toString: 'x', constructor: { prototype: {} } }),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);
