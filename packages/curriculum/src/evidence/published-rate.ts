import type { PatternLesson } from '@wickwise/contract/lesson/lesson';

type Measured = Extract<PatternLesson['evidence'], { kind: 'measured' }>;

/** The part of a published rate that an author writes; chance and our own count are added to it. */
export type WrittenRate = Omit<Measured, 'bounds' | 'noise' | 'real' | 'trades' | 'verdict'>;

/** The part of it that is compared with chance. */
export type PublishedRate = Pick<Measured, 'percent' | 'counts' | 'bounds' | 'market'>;

/** The part of a pattern's evidence that an author writes. */
export type WrittenEvidence = WrittenRate | Extract<PatternLesson['evidence'], { kind: 'not-measured' }>;
