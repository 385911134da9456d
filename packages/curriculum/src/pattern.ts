import type { PatternLesson } from '@wickwise/contract/pattern';

/**
 * What an author writes of a pattern. The server adds the rest: who may read it, and the picture,
 * which is the example without its caption.
 */
export type PatternEntry = Omit<PatternLesson, 'access' | 'imageUrl' | 'picture'>;
