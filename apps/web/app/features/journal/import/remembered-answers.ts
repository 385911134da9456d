import type { RememberedLayout } from './import-memory.ts';
import type { ImportView } from './import-view.ts';

/** Questions about one file: another file of its layout is asked again. */
const OF_ONE_FILE = new Set(['unmatched', 'opening', 'stage', 'currency', 'short', 'day']);

/** The answers that hold for every file of a layout. The id of a question names its kind, then the layout. */
export function layoutsToRemember(
  { files }: ImportView,
  answers: Readonly<Record<string, string>>,
): RememberedLayout[] {
  const lasting = Object.entries(answers).filter(([id]) => !OF_ONE_FILE.has(id.split(':')[0] ?? ''));
  const tables = files.flatMap(({ name, tables }) =>
    tables.map(({ layout, isGuess }) => ({ file: name, layout, isGuess })),
  );
  return tables.flatMap(({ file, layout, isGuess }) => {
    const own = lasting.filter(([id]) => id.split(':')[1] === layout?.id);
    if (layout === null || own.length === 0) return [];
    return [{ id: layout.id, name: isGuess ? `Files like ${file}` : layout.name, answers: Object.fromEntries(own) }];
  });
}
