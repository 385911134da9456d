import fc from 'fast-check';
import { exampleBodies } from './examples.ts';
import type { JsonSchema, Operation } from './operations.ts';
import { hostileTexts, hostileValue, type KnownTexts, validValue } from './values.ts';

/** The session in a request's cookie: the actor's own, or an invalid one. */
export type CookieKind = 'own' | 'none' | 'forged' | 'garbage';

/** A request, but for the session that only its time knows. */
export interface FuzzRequest {
  readonly method: Operation['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookie: CookieKind;
  readonly body: string | Buffer | null;
  /** Whether the address is certain to be that of the operation: the router reads some as another one, or as none. */
  readonly isRouted: boolean;
}

/** Requests of one operation: most of them half right, so that they get past the first check. */
export function requestOf(operation: Operation, known: KnownTexts, origin: string): fc.Arbitrary<FuzzRequest> {
  const parts = {
    path: pathOf(operation, known),
    query: queryOf(operation.query, known),
    headers: headersOf(origin),
    cookie: fc.oneof(
      { weight: 8, arbitrary: fc.constant<CookieKind>('own') },
      { weight: 1, arbitrary: fc.constantFrom<CookieKind>('none', 'forged', 'garbage') },
    ),
    body: bodyOf(operation, known),
  };
  return fc.record(parts).map(({ path, query, headers, cookie, body }) => {
    const { method } = operation;
    const isRouted = isSegmentWise(path, operation.path);
    return { method, url: `${path}${query}`, headers: withType(headers, body), cookie, body, isRouted };
  });
}

/** Without a body there is nothing to name a type of. */
function withType({ type, ...headers }: Record<string, string>, body: string | Buffer | null): Record<string, string> {
  return body === null || type === undefined ? headers : { ...headers, 'content-type': type };
}

const MAX_PARAMETER_LENGTH = 100;

function pathOf({ path, params }: Operation, known: KnownTexts): fc.Arbitrary<string> {
  const names = Object.keys(params.properties ?? {});
  if (names.length === 0) return fc.constant(path);
  const hostile = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'grapheme' }));
  const encoded = hostile.map((text) => encodeURIComponent(text.toWellFormed()));
  const raw = fc.constantFrom('', '%', '%E0%A4%A', '..', '%2e%2e', '%2F', 'a/b', 'a%00b', '?', '#', ';', 'a b', '%61');
  const valid = (schema: JsonSchema) =>
    validValue(schema, known).map((value) => encodeURIComponent(String(value).toWellFormed()));
  const segments = Object.entries(params.properties ?? {}).map(([, schema]) =>
    fc.oneof({ weight: 5, arbitrary: valid(schema) }, { weight: 3, arbitrary: encoded }, { weight: 1, arbitrary: raw }),
  );
  return fc
    .tuple(...segments)
    .map((values) =>
      names.reduce((filled, name, index) => filled.replace(`{${name}}`, () => values[index] ?? ''), path),
    );
}

/** Whether each parameter is one segment that the router can decode, and is not folded away as a dot is. */
function isSegmentWise(path: string, template: string): boolean {
  const [given, declared] = [path.split('/'), template.split('/')];
  return given.length === declared.length && given.every((segment, at) => segment === declared[at] || isPlain(segment));
}

function isPlain(segment: string): boolean {
  const isDecodable = /^(?:[\w~!*'().-]|%[0-7][0-9A-F]|(?:%[C-F][0-9A-F])(?:%[89AB][0-9A-F])+)+$/.test(segment);
  return isDecodable && segment.length <= MAX_PARAMETER_LENGTH && !/^(?:\.|%2e){1,2}$/i.test(segment);
}

function queryOf(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<string> {
  const names = Object.keys(schema.properties ?? {});
  const encode = (query: unknown) =>
    `?${new URLSearchParams(Object.entries(query as object).map(([name, value]) => [name, String(value)]))}`;
  const odd = ['?', '?=', '?&&', '?a=%00', '?a=%', '?__proto__=1', '?a[b]=1', `?a=${'x'.repeat(3_000)}`];
  const twice = names.map((name) => `?${name}=a&${name}=b`);
  const raw = fc.constantFrom(...odd, ...twice);
  if (names.length === 0) {
    return fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: raw });
  }
  const hostile = fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...hostileTexts)])));
  return fc.oneof(
    { weight: 4, arbitrary: validValue(schema, known).map(encode) },
    { weight: 4, arbitrary: hostile.map(encode) },
    { weight: 1, arbitrary: raw },
  );
}

const JSON_TYPES = ['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'];
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  'a',
  '/',
  'application/ld+json',
];

function headersOf(origin: string): fc.Arbitrary<Record<string, string>> {
  const mostly = (own: string, others: readonly (string | undefined)[]) =>
    fc.oneof({ weight: 9, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
  return fc
    .record({
      origin: mostly(origin, [undefined, 'null', 'https://evil.example', `${origin}.evil.example`, `${origin}/`]),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...JSON_TYPES) },
        { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES, undefined) },
      ),
      'user-agent': mostly('fuzz', ['', 'x'.repeat(4_000), 'é', '<script>']),
      'accept-encoding': mostly('identity', ['br', 'gzip;q=0', '*', 'x'.repeat(500)]),
      'x-forwarded-for': mostly('', ['127.0.0.1', 'x', '::1, 10.0.0.1', 'é']),
      'sec-fetch-site': mostly('same-origin', ['cross-site', 'none', 'x']),
    })
    .map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value))) as fc.Arbitrary<
    Record<string, string>
  >;
}

/** Bodies that are not what JSON.stringify makes of a value. */
const rawBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  '[',
  '"',
  '{"a":',
  'null',
  '1',
  '""',
  '[]',
  '\uFEFF{}',
  'undefined',
  '{"a":1}{"a":1}',
  "{'a':1}",
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  'a=b&c=d',
  '--x\r\n\r\n--x--',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('{"a":"é"}', 'latin1'),
  Buffer.from('{"a":1}', 'utf16le'),
];

function bodyOf(operation: Operation, known: KnownTexts): fc.Arbitrary<string | Buffer | null> {
  const { method, body } = operation;
  const none = fc.constant(null);
  if (method === 'GET') return none;
  const raw = fc.constantFrom(...rawBodies);
  if (body === null) return fc.oneof({ weight: 4, arbitrary: none }, { weight: 1, arbitrary: raw });
  const valid = validValue(body, known);
  return fc.oneof(
    { weight: 3, arbitrary: exampleOf(operation) ?? valid.map(toJson) },
    { weight: 3, arbitrary: valid.map(toJson) },
    { weight: 6, arbitrary: fc.tuple(valid, hostileValue, fc.nat()).map(replaceOne).map(toJson) },
    { weight: 2, arbitrary: fc.tuple(valid, fc.nat()).map(leaveOut).map(toJson) },
    { weight: 2, arbitrary: hostileValue.map(toJson) },
    { weight: 3, arbitrary: raw },
    { weight: 1, arbitrary: none },
  );
}

function exampleOf({ method, path }: Operation): fc.Arbitrary<string> | null {
  const example = exampleBodies.get(`${method} ${path}`);
  return example === undefined ? null : fc.constant(toJson(example));
}

function toJson(value: unknown): string {
  return JSON.stringify(value);
}

function replaceOne([value, hostile, pick]: [unknown, unknown, number]): unknown {
  const entries = entriesOf(value);
  return Object.fromEntries(entries.map(([name, own], at) => [name, at === pick % entries.length ? hostile : own]));
}

function leaveOut([value, pick]: [unknown, number]): unknown {
  const entries = entriesOf(value);
  return Object.fromEntries(entries.filter((_, at) => at !== pick % entries.length));
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(value as object);
}
