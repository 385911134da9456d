import type { AtRule, Container, Root } from 'postcss';

/** Classes inside these may or may not be present. */
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
 * The part of a style sheet that a page's elements use, in the same order: every rule except those for classes that
 * none of them has. A page can be painted with it; the whole sheet, when it follows, changes nothing on screen.
 */
export function usedStyles(sheet: Root, html: string): string {
  const used = classesIn(html);
  const isUsed = (selector: string) =>
    [...selector.replaceAll(ALTERNATIVES, '').matchAll(CLASS)].every(([, name = '']) => used.has(unescaped(name)));
  const own = sheet.clone();
  own.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  closeEmptied(own);
  removeUnmentioned(own);
  return own.toString();
}

/**
 * The rules that a page with its own styles may still lack. It already has the fonts, and declaring them again would
 * cause another layout.
 */
export function laterStyles(sheet: Root): string {
  const later = sheet.clone();
  later.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return later.toString();
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

/** Removes blocks without rules, from the inside out. The first mention of a layer decides its place among the others. */
function closeEmptied(sheet: Container): void {
  const blocks: AtRule[] = [];
  sheet.walkAtRules((block) => {
    if (block.nodes !== undefined) blocks.unshift(block);
  });
  for (const block of blocks) {
    if (block.nodes?.length !== 0) continue;
    if (block.name === 'layer') block.nodes = undefined;
    else block.remove();
  }
}

/** Removes the registered properties that no declaration mentions. */
function removeUnmentioned(sheet: Container): void {
  let declarations = '';
  sheet.walkDecls(({ prop, value }) => {
    declarations += `${prop}:${value};`;
  });
  sheet.walkAtRules('property', (rule) => {
    if (!declarations.includes(rule.params)) rule.remove();
  });
}
