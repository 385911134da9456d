import type { PatternLesson } from '@wickwise/contract/lesson';

type Measured = Extract<PatternLesson['evidence'], { kind: 'measured' }>;

/** What an author writes of a published rate; chance and our own count are added to it. */
export type WrittenRate = Omit<Measured, 'bounds' | 'noise' | 'real' | 'verdict'>;

/** The part of it that is compared with chance. */
export type PublishedRate = Pick<Measured, 'percent' | 'counts' | 'bounds' | 'market'>;

/** What an author writes of the evidence for a pattern. */
export type WrittenEvidence = WrittenRate | Extract<PatternLesson['evidence'], { kind: 'not-measured' }>;
