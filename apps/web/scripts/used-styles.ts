/** A rule of a style sheet: a statement without a body, rules in a block such as `@media`, or declarations as they stand. */
export interface Rule {
  readonly prelude: string;
  readonly body: null | string | readonly Rule[];
}

/** Blocks that hold rules. Any other holds declarations, perhaps with rules nested in it, which stay together. */
const GROUP = /^@(?:layer|media|supports|container)\b/;
/** Classes in these may or may not be there. */
const ALTERNATIVES = /:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/giu;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Of a style sheet what the elements of a page use, in its order: every rule but those for classes that none of them
 * has. A page can come with it and be painted; the whole sheet, when it follows, changes nothing that is there.
 */
export function usedStyles(sheet: readonly Rule[], html: string): string {
  const used = classesIn(html);
  const isUsed = (selector: string) =>
    [...selector.replaceAll(ALTERNATIVES, '').matchAll(CLASS)].every(([, name = '']) => used.has(unescaped(name)));
  const rules = keepRules(sheet, isUsed);
  const text = writeRules(rules.filter(({ prelude }) => !prelude.startsWith('@property')));
  const properties = rules.filter(
    ({ prelude }) => prelude.startsWith('@property') && text.includes(prelude.replace('@property ', '')),
  );
  return text + writeRules(properties);
}

/** The rules that a page with its own ones may still lack. Its fonts it has, and saying them again would lay it out again. */
export function laterStyles(sheet: readonly Rule[]): string {
  return writeRules(sheet.filter(({ prelude }) => !prelude.startsWith('@font-face')));
}

function classesIn(html: string): ReadonlySet<string> {
  const attributes = [...html.matchAll(CLASS_ATTRIBUTE)].map(([, text = '']) => text);
  const names = attributes.flatMap((text) =>
    text.replaceAll(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity).split(/\s+/),
  );
  return new Set(names);
}

function unescaped(name: string): string {
  return name.replaceAll(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code?: string, letter?: string) =>
    code === undefined ? (letter ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function keepRules(rules: readonly Rule[], isUsed: (selector: string) => boolean): Rule[] {
  return rules.flatMap((rule) => keepRule(rule, isUsed));
}

function keepRule(rule: Rule, isUsed: (selector: string) => boolean): Rule[] {
  const { prelude, body } = rule;
  if (typeof body === 'string' && !prelude.startsWith('@')) {
    const selectors = splitSelectors(prelude).filter(isUsed);
    return selectors.length === 0 ? [] : [{ prelude: selectors.join(','), body }];
  }
  if (body === null || typeof body === 'string') return [rule];
  const kept = keepRules(body, isUsed);
  if (kept.length > 0) return [{ prelude, body: kept }];
  // The first mention of a layer decides its place among the others.
  return prelude.startsWith('@layer') ? [{ prelude, body: null }] : [];
}

/** At the commas that are in no bracket. */
function splitSelectors(prelude: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const piece of prelude.match(/\\.|[^\\]/gs) ?? []) {
    if ('(['.includes(piece)) depth++;
    if (')]'.includes(piece)) depth--;
    if (piece === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop()}${piece}`);
  }
  return selectors;
}

/** The rules of a minified style sheet. */
export function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const end = findEnd(css, at);
    const prelude = css.slice(at, end.at).trim();
    if (end.sign === '{') {
      const close = findClosing(css, end.at);
      const content = css.slice(end.at + 1, close);
      rules.push({ prelude, body: GROUP.test(prelude) ? parseRules(content) : content });
      at = close + 1;
    } else {
      if (prelude !== '') rules.push({ prelude, body: null });
      at = end.at + 1;
    }
  }
  return rules;
}

/** What has no meaning inside it: strings, escapes, addresses and comments. */
const OPAQUE = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|url\([^)]*\)|\\./gy;

/** Where the next statement or the prelude of the next block ends. */
function findEnd(css: string, from: number): { at: number; sign: string } {
  for (let at = from; at < css.length; at++) {
    at = skipOpaque(css, at);
    const sign = css[at] ?? '';
    if (sign === '{' || sign === ';') return { at, sign };
  }
  return { at: css.length, sign: '' };
}

function findClosing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    at = skipOpaque(css, at);
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
    if (depth === 0) return at;
  }
  throw new Error('A block of the style sheet is never closed.');
}

function skipOpaque(css: string, from: number): number {
  let at = from;
  for (;;) {
    OPAQUE.lastIndex = at;
    const [opaque] = OPAQUE.exec(css) ?? [];
    if (opaque === undefined) return at;
    at += opaque.length;
  }
}

export function writeRules(rules: readonly Rule[]): string {
  return rules.map(writeRule).join('');
}

function writeRule({ prelude, body }: Rule): string {
  if (body === null) return `${prelude};`;
  return `${prelude}{${typeof body === 'string' ? body : writeRules(body)}}`;
}
