import type { AtRule, ChildNode, Container, Root } from 'postcss';

/** Classes inside these may or may not be present. */
const ALTERNATIVES = /:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/giu;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** What only fields of text have. */
const FIELD_PART = /::(?:file-selector|placeholder|-webkit-(?:search|date|calendar|inner|outer))|:-moz-ui-invalid/;
const FIELD = /<(?:input(?! type="(?:radio|checkbox)")|select|textarea)\b/;
const READ_PROPERTY = /var\(\s*(--[\w-]+)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * The part of a style sheet that a page's elements use, in the same order: every rule except those for classes and
 * fields that none of them has, and every custom property that one of these rules reads. A page can be painted with it;
 * the whole sheet, when it follows, changes nothing on screen.
 */
export function usedStyles(sheet: Root, html: string): string {
  const own = sheet.clone();
  removeUnused(own, html);
  while (removeUnread(own, html));
  closeEmptied(own);
  return own.toString();
}

function removeUnused(sheet: Container, html: string): void {
  const used = classesIn(html);
  const hasFields = FIELD.test(html);
  const isUsed = (selector: string) =>
    (hasFields || !FIELD_PART.test(selector)) &&
    [...selector.replaceAll(ALTERNATIVES, '').matchAll(CLASS)].every(([, name = '']) => used.has(unescaped(name)));
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
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

/** Removes custom properties that nothing reads. What only they read is not read afterwards. */
function removeUnread(sheet: Container, html: string): boolean {
  const read = propertiesReadIn(`${sheet}${html}`);
  const unread: ChildNode[] = [];
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) unread.push(declaration);
  });
  sheet.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) unread.push(rule);
  });
  for (const node of unread) removeWithEmptied(node);
  return unread.length > 0;
}

function propertiesReadIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(READ_PROPERTY)].map(([, name = '']) => name));
}

function removeWithEmptied(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'rule' && parent.nodes?.length === 0) parent.remove();
}
