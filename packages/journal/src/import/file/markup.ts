import { Parser } from 'htmlparser2';
import { type Grid, type GridRow, isBlank } from './grid.ts';

/** Counts lines while a parser moves on. */
function lineCounter(text: string): (index: number) => number {
  let [line, at] = [1, 0];
  return (index) => {
    for (; at < index; at++) if (text.charCodeAt(at) === 10) line++;
    return line;
  };
}

const MIN_ATTRIBUTES = 4;

/** Of each kind of XML element with attributes a table, whose titles are their names. */
export function readXml(text: string): Grid[] {
  const found = new Map<string, { line: number; attributes: Readonly<Record<string, string>> }[]>();
  const lineAt = lineCounter(text);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (Object.keys(attributes).length < MIN_ATTRIBUTES) return;
        const elements = found.get(name) ?? [];
        elements.push({ line: lineAt(parser.startIndex), attributes });
        found.set(name, elements);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return [...found].map(([name, elements]) => toGrid(name, elements));
}

function toGrid(
  name: string,
  elements: readonly { line: number; attributes: Readonly<Record<string, string>> }[],
): Grid {
  const titles = [...new Set(elements.flatMap(({ attributes }) => Object.keys(attributes)))];
  const rows = elements.map(({ line, attributes }) => ({
    line,
    cells: titles.map((title) => attributes[title] ?? ''),
  }));
  return { name, isTable: true, rows: [{ line: rows[0]?.line ?? 1, cells: titles }, ...rows] };
}

/** The rows of all tables of an HTML page, one below the other. Cells of the class `hidden`, as in MetaTrader’s, are not in it. */
export function readHtml(text: string): Grid[] {
  const rows: GridRow[] = [];
  const lineAt = lineCounter(text);
  let cells: string[] = [];
  let line = 1;
  let isInCell = false;
  const flush = () => {
    const clean = cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim());
    if (!isBlank(clean)) rows.push({ line, cells: clean });
    cells = [];
  };
  const parser = new Parser({
    onopentag(name, { colspan, class: classes }) {
      if (name === 'tr') {
        flush();
        line = lineAt(parser.startIndex);
      }
      const isCell = name === 'td' || name === 'th';
      const isHidden = classes?.split(' ').includes('hidden') ?? false;
      isInCell = (isCell && !isHidden) || (isInCell && !isCell && name !== 'tr');
      if (isCell && !isHidden) cells.push(...Array<string>(Math.max(0, Number(colspan ?? 1) - 1)).fill(''), '');
    },
    ontext(part) {
      if (isInCell && cells.length > 0) cells[cells.length - 1] += part;
    },
    onclosetag(name) {
      if (name === 'td' || name === 'th') isInCell = false;
    },
  });
  parser.end(text);
  flush();
  return [{ name: null, rows, isTable: false }];
}
