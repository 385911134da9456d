import type { learningModules } from '@wickwise/curriculum/learning-modules';
import { choicesOf } from '#app/lib/choices.ts';

export type LearningModule = (typeof learningModules)[number];

const categoryLabels: Record<LearningModule['category'], string> = {
  foundation: 'Foundation',
  technical: 'Technical Analysis',
  practical: 'Practice',
  assessment: 'Test Your Knowledge',
};
const categories = choicesOf(categoryLabels);

export type ModuleState = 'completed' | 'open' | 'locked';

export interface PathModule {
  readonly module: LearningModule;
  readonly state: ModuleState;
  /** The titles of the modules to complete first. */
  readonly missing: readonly string[];
}

export interface PathGroup {
  readonly label: string;
  readonly modules: readonly PathModule[];
}

/** The modules by category, each with its state: open once everything that it builds on is completed. */
export function toPathGroups(modules: readonly LearningModule[], completed: ReadonlySet<string>): PathGroup[] {
  return categories.map(({ id, label }) => ({
    label,
    modules: modules
      .filter(({ category }) => category === id)
      .map((module) => {
        const missing = modules.filter(({ id }) => module.prerequisites.includes(id) && !completed.has(id));
        return { module, state: stateOf(module, missing, completed), missing: missing.map(({ title }) => title) };
      }),
  }));
}

function stateOf({ id }: LearningModule, missing: readonly unknown[], completed: ReadonlySet<string>): ModuleState {
  if (completed.has(id)) return 'completed';
  return missing.length === 0 ? 'open' : 'locked';
}

/** Where the path goes on: the first module that is open and neither completed nor known; undefined at its end. */
export function nextModule(
  modules: readonly LearningModule[],
  { completed, known }: { completed: ReadonlySet<string>; known: ReadonlySet<string> },
): LearningModule | undefined {
  const open = modules.filter(({ prerequisites }) => prerequisites.every((id) => completed.has(id)));
  return open.find(({ id }) => !completed.has(id) && !known.has(id));
}
