/** Import it where pages are built, never for a browser. */
declare module 'virtual:public-patterns' {
  import type { PatternLesson, PatternPreview } from '@wickwise/contract/lesson/pattern';

  /** The lessons of the free tier. */
  export const publicLessons: readonly PatternLesson[];
  /** All patterns in the order of the list. */
  export const publicPreviews: readonly PatternPreview[];
}

declare module 'virtual:sample-pattern' {
  import type { PatternLesson } from '@wickwise/contract/lesson/lesson';

  /** A pattern of the free tier. */
  export const samplePattern: Pick<PatternLesson, 'name' | 'rules' | 'example' | 'nearMiss'>;
}

declare module 'virtual:listed-patterns' {
  import type { PatternPreview } from '@wickwise/contract/lesson/pattern';

  /** All patterns in the order of the list, the first of them with pictures. */
  export const listedPatterns: readonly PatternPreview[];
}
