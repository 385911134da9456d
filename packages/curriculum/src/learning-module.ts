import type { TermLevel } from './vocabulary/term.ts';

/** A step of the guided path: a screen to work through. */
export interface LearningModule {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The screen it opens. */
  readonly route: string;
  /** Minutes, 5 to 25. */
  readonly estimatedTime: number;
  /** Whether that is the time to get started: the screen holds far more than one sitting. */
  readonly isOpenEnded?: true;
  readonly difficulty: TermLevel;
  /** Ids of the modules to complete first. */
  readonly prerequisites: readonly string[];
  /** Ids of the sections that it consists of: completing all of them completes the module. */
  readonly sections?: readonly string[];
  readonly category: 'foundation' | 'technical' | 'practical' | 'assessment';
}
