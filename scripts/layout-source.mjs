// Reads a source text just far enough for the layout check: its imports, and its code without
// comments and strings.

const commentOrString = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const staticImport = /^[ \t]*(?:import|export)\b(\s+type\b)?(?:[\w\s{},*$]+?\bfrom\b)?\s*(['"])([^'"\n]+)\2/gm;
const dynamicImport = /\bimport\s*\(\s*(['"`])([^'"`\n]+)\1/g;

/** Every import, re-export and dynamic import of a source: what it names, its line, types only or not. */
export function listImports(source) {
  const code = withoutComments(source);
  const statics = [...code.matchAll(staticImport)].map((match) => ({
    specifier: match[3],
    // `import { type A }` does not count: it still loads the module at run time.
    typeOnly: Boolean(match[1]),
    line: lineAt(code, match.index + match[0].length),
  }));
  const dynamics = [...code.matchAll(dynamicImport)].map((match) => ({
    specifier: match[2],
    typeOnly: false,
    line: lineAt(code, match.index),
  }));
  return [...statics, ...dynamics];
}

/** The source with comments blanked, every line where it was. */
export function withoutComments(source) {
  return source.replace(commentOrString, (text) => (text.startsWith('/') ? blank(text) : text));
}

/** The source with comments and quoted strings blanked. Template literals stay: they hold code. */
export function withoutProse(source) {
  return source.replace(commentOrString, (text) => (text.startsWith('`') ? text : blank(text)));
}

function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}

export function lineAt(source, index) {
  return source.slice(0, index).split('\n').length;
}
