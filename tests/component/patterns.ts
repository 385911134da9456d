import type { Pattern } from '@wickwise/contract/lesson/pattern';

/** The preview of a free candlestick lesson, with the fields that a test cares about. */
export function patternPreview(fields: Partial<Pattern> & Pick<Pattern, 'id' | 'name'>): Pattern {
  return {
    access: 'preview',
    category: 'candlesticks',
    description: '',
    difficulty: 'easy',
    duration: 3,
    rating: 84,
    requiredTier: 'genesis',
    unlockRequirements: [],
    imageUrl: null,
    picture: null,
    ...fields,
  } as Pattern;
}
