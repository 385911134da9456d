import type { CompletionKind, Completions } from '@wickwise/contract/progress';
import { readingCards } from '@wickwise/curriculum/articles/article-cards';
import { fundamentals } from '@wickwise/curriculum/fundamentals/fundamentals';
import type { LearningModule } from '@wickwise/curriculum/learning-module';
import { isModuleCompleted, learningModules } from '@wickwise/curriculum/learning-modules';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { itemKey } from '@wickwise/learning/learning-record';
import type { ItemCompleted, LearningEvent } from '@wickwise/learning/ledger';

/** The name of each kind of item in the log and in lists of completions, and its valid ids. */
const kinds = {
  term: { event: 'term-studied', list: 'terms', ids: idsOf(vocabulary) },
  section: { event: 'section-completed', list: 'sections', ids: idsOf(fundamentals) },
  module: { event: 'module-completed', list: 'modules', ids: idsOf(learningModules) },
  article: { event: 'article-read', list: 'articles', ids: idsOf(readingCards) },
} as const satisfies Record<CompletionKind, { event: ItemCompleted['kind']; list: keyof Completions; ids: unknown }>;

const allKinds = Object.values(kinds);

/** The kinds of events that complete an item. */
export const itemEventKinds = allKinds.map(({ event }) => event);

function idsOf(items: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id));
}

export function toItemEvent(kind: CompletionKind, itemId: string): ItemCompleted {
  return { kind: kinds[kind].event, itemId };
}

type SentLists = { readonly [List in keyof Completions]?: readonly string[] | undefined };

/** What a visitor merges, besides the lessons. */
export function toItemEvents(lists: SentLists): ItemCompleted[] {
  return allKinds.flatMap(({ event, list }) =>
    [...new Set(lists[list])].map((itemId): ItemCompleted => ({ kind: event, itemId })),
  );
}

/** Sorts the log's completed items into a list for each kind. */
export function toCompletions(items: readonly ItemCompleted[]): Completions {
  const idsFor = (event: ItemCompleted['kind']) => items.flatMap(({ kind, itemId }) => (kind === event ? itemId : []));
  return {
    terms: idsFor('term-studied'),
    sections: idsFor('section-completed'),
    modules: idsFor('module-completed'),
    articles: idsFor('article-read'),
  };
}

/** Why an item cannot be completed now, or null when it can. */
export function itemRefusal(
  event: ItemCompleted,
  { completedItems }: { readonly completedItems: ReadonlySet<string> },
): 'not_found' | 'module_locked' | null {
  const ids = allKinds.find((kind) => kind.event === event.kind)?.ids;
  if (!ids?.has(event.itemId)) return 'not_found';
  const isDone = (kind: CompletionKind, itemId: string) => completedItems.has(itemKey(toItemEvent(kind, itemId)));
  return prerequisitesOf(event).every((module) => isModuleCompleted(module, isDone)) ? null : 'module_locked';
}

/** The items that events complete, and those that decide whether they may. */
export function relatedItems(events: readonly LearningEvent[]): ItemCompleted[] {
  return events
    .filter((event) => 'itemId' in event)
    .flatMap((event) => [event, ...prerequisitesOf(event).flatMap(itemsOf)]);
}

/** The modules to complete before this one; none for items of other kinds. */
function prerequisitesOf({ kind, itemId }: ItemCompleted): LearningModule[] {
  if (kind !== 'module-completed') return [];
  const prerequisites = learningModules.find(({ id }) => id === itemId)?.prerequisites ?? [];
  return learningModules.filter(({ id }) => prerequisites.includes(id));
}

/** The items that complete a module. */
function itemsOf({ id, sections = [] }: LearningModule): ItemCompleted[] {
  return [toItemEvent('module', id), ...sections.map((section) => toItemEvent('section', section))];
}
