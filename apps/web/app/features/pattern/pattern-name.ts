import type { Pattern } from '@wickwise/contract/lesson/pattern';

/** The name of a pattern by its id, made from the id itself until the list has loaded. */
export function patternName(patterns: readonly Pattern[] | undefined, id: string): string {
  return patterns?.find((pattern) => pattern.id === id)?.name ?? nameFromId(id);
}

/** A readable name for a pattern id, spelled as lessons are: `Head and Shoulders` for `head-and-shoulders`. */
export function nameFromId(id: string): string {
  const words = id.split('-').map((word) => (SHORT_WORDS.has(word) ? word : capitalized(word)));
  return COMPOUNDS.reduce((name, compound) => name.replace(compound.replace('-', ' '), compound), words.join(' '));
}

/** Words that stay small in a name. */
const SHORT_WORDS: ReadonlySet<string> = new Set(['and', 'of', 'with']);

/** Words that keep their hyphen in a name. */
const COMPOUNDS: readonly string[] = ['Long-Legged', 'Three-Line'];

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
