import { isModuleCompleted } from '@wickwise/curriculum/learning-modules';
import { type CompletionsState, useCompletions } from './completion-queries.ts';
import type { LearningModule } from './learning-path.ts';

/** The completed modules: those that were started, and those whose sections are all completed. */
export function useCompletedModules(modules: readonly LearningModule[]): CompletionsState {
  const started = useCompletions('module');
  const { completed: sections } = useCompletions('section');
  return { ...started, completed: completedModules(modules, { module: started.completed, section: sections }) };
}

type Completed = Readonly<Record<'module' | 'section', ReadonlySet<string> | null>>;

function completedModules(modules: readonly LearningModule[], { module, section }: Completed) {
  if (module === null || section === null) return null;
  const lists = { module, section };
  return new Set(modules.flatMap((it) => (isModuleCompleted(it, (kind, id) => lists[kind].has(id)) ? it.id : [])));
}
