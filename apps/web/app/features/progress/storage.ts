import { MERGE_LIMIT, PATTERN_ID } from '@wickwise/contract/constants';
import { parseJson } from '#app/lib/browser-storage.ts';
import { browserStore, type Format } from '#app/lib/stored-value.ts';

export const VISITOR_PROGRESS_KEY = 'wickwise.visitor-progress';

const VERSION = 2;
const LISTS = ['patternIds', 'terms', 'sections', 'modules', 'articles'] as const;
type ListName = (typeof LISTS)[number];

/** The ids of what a visitor completed: lessons, terms, sections, modules and articles. */
export type VisitorLists = Readonly<Record<ListName, readonly string[]>>;

const NO_LISTS: VisitorLists = { patternIds: [], terms: [], sections: [], modules: [], articles: [] };

export const visitorProgressFormat: Format<VisitorLists> = {
  key: VISITOR_PROGRESS_KEY,
  empty: NO_LISTS,
  parse: parseLists,
  serialize: (lists) => (isEmpty(lists) ? null : JSON.stringify({ version: VERSION, ...lists })),
  merge: (stored, unsaved) => mapLists((name) => union(stored[name], unsaved[name])),
};

/** What a visitor completed in this browser. */
export const visitorProgressStore = browserStore(visitorProgressFormat);

export function withCompleted(list: ListName, id: string) {
  return (lists: VisitorLists): VisitorLists => ({ ...lists, [list]: union(lists[list], [id]) });
}

export function withoutCompleted(gone: Partial<VisitorLists>) {
  return (lists: VisitorLists) => mapLists((name) => lists[name].filter((id) => !gone[name]?.includes(id)));
}

export function isEmpty(lists: VisitorLists): boolean {
  return LISTS.every((name) => lists[name].length === 0);
}

function mapLists(idsOf: (name: ListName) => readonly string[]): VisitorLists {
  return {
    patternIds: idsOf('patternIds'),
    terms: idsOf('terms'),
    sections: idsOf('sections'),
    modules: idsOf('modules'),
    articles: idsOf('articles'),
  };
}

function parseLists(text: string): VisitorLists | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('version' in value)) return null;
  const lists = { ...value } as Partial<Record<ListName, unknown>>;
  // The first version held nothing but lessons.
  if (value.version === 1) return areIds(lists.patternIds) ? { ...NO_LISTS, patternIds: lists.patternIds } : null;
  return value.version === VERSION && areLists(lists) ? mapLists((name) => lists[name]) : null;
}

function areLists(lists: Partial<Record<ListName, unknown>>): lists is VisitorLists {
  return LISTS.every((name) => areIds(lists[name]));
}

/** Whether a stored value can be sent to the server as it is. */
function areIds(value: unknown): value is readonly string[] {
  if (!Array.isArray(value) || value.length > MERGE_LIMIT) return false;
  return value.every((id) => typeof id === 'string' && PATTERN_ID.test(id));
}

function union(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...some, ...others])];
}
