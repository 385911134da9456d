import { patternCategories } from '@wickwise/contract/constants';
import type { Pattern, PatternCategory, PatternOverview } from '@wickwise/contract/pattern';
import { type LessonState, lessonState } from '@wickwise/learning/unlock';

/** The tabs of the lessons page: the three kinds of pattern, then the three subjects of articles. */
export const lessonCategories = [
  { id: 'candlesticks', label: 'Candlesticks' },
  { id: 'chart-patterns', label: 'Chart patterns' },
  { id: 'price-action', label: 'Price action' },
  { id: 'technical-analysis', label: 'Technical analysis' },
  { id: 'fundamental-analysis', label: 'Fundamental analysis' },
  { id: 'risk-management', label: 'Risk management' },
] as const;

export type LessonCategory = (typeof lessonCategories)[number]['id'];

/** The category named in an address; the first one when it names none that exists. */
export function parseCategory(text: string | null): LessonCategory {
  return lessonCategories.find(({ id }) => id === text)?.id ?? lessonCategories[0].id;
}

export function categoryLabel(category: LessonCategory): string {
  return lessonCategories.find(({ id }) => id === category)?.label ?? category;
}

export function isPatternCategory(category: LessonCategory): category is PatternCategory {
  return patternCategories.some((known) => known === category);
}

/** The lessons page at one tab. */
export function categoryPath(category: LessonCategory): string {
  return category === lessonCategories[0].id ? '/learn' : `/learn?category=${category}`;
}

export function lessonPath(patternId: string): string {
  return `/learn/${patternId}`;
}

/** A pattern as one learner finds it. */
export interface Lesson {
  readonly pattern: Pattern;
  readonly state: LessonState;
  /** The lessons still to complete before this one opens. */
  readonly missing: readonly Pattern[];
}

interface Learner {
  readonly completed: ReadonlySet<string>;
  readonly hasHeritageAccess: boolean;
}

export function lessonsFor(patterns: readonly Pattern[], learner: Learner): Lesson[] {
  return patterns.map((pattern) => {
    const state = lessonState({ ...learner, ...pattern, patternId: pattern.id });
    return { pattern, state, missing: state === 'locked' ? missingBefore(pattern, patterns, learner) : [] };
  });
}

function missingBefore(pattern: Pattern, patterns: readonly Pattern[], { completed }: Learner): Pattern[] {
  return patterns.filter(({ id }) => pattern.unlockRequirements.includes(id) && !completed.has(id));
}

export interface MasteryCount {
  readonly mastered: number;
  /** Lessons that the learner's tier includes, locked ones too. */
  readonly included: number;
  /** Lessons that only heritage opens for this learner. */
  readonly heritageOnly: number;
}

export function countMastery(lessons: readonly Lesson[]): MasteryCount {
  const heritageOnly = lessons.filter(({ state }) => state === 'heritage').length;
  const mastered = lessons.filter(({ state }) => state === 'completed').length;
  return { mastered, included: lessons.length - heritageOnly, heritageOnly };
}

/** The lesson to study next: the first playable one of `category`, otherwise of them all. */
export function nextLesson(lessons: readonly Lesson[], category: LessonCategory): Lesson | null {
  const playable = lessons.filter(({ state }) => state === 'playable');
  return playable.find(({ pattern }) => pattern.category === category) ?? playable[0] ?? null;
}

/** The lessons before and after one, within its category and in the order of the list. */
export function neighboursOf(
  lesson: Lesson,
  lessons: readonly Lesson[],
): { previous: Lesson | null; next: Lesson | null } {
  const siblings = lessons.filter(({ pattern }) => pattern.category === lesson.pattern.category);
  const place = siblings.findIndex(({ pattern }) => pattern.id === lesson.pattern.id);
  return { previous: siblings[place - 1] ?? null, next: siblings[place + 1] ?? null };
}

/** Tenths of a point as points: 84 is `8.4`. */
export function ratingText(rating: number): string {
  return (rating / 10).toFixed(1);
}

/** The name of a pattern by its id, made from the id itself while the list is not known. */
export function patternName(patterns: readonly Pattern[] | undefined, id: string): string {
  return patterns?.find((pattern) => pattern.id === id)?.name ?? nameFromId(id);
}

/** A readable name for a pattern id: `Bullish engulfing` for `bullish-engulfing`. */
export function nameFromId(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface TierCount {
  readonly genesis: number;
  readonly heritage: number;
  readonly total: number;
}

export function countTiers(patterns: readonly Pick<PatternOverview, 'requiredTier'>[]): TierCount {
  const genesis = patterns.filter(({ requiredTier }) => requiredTier === 'genesis').length;
  return { genesis, heritage: patterns.length - genesis, total: patterns.length };
}

/** Patterns by category, in the order of the tabs; a category without any is left out. */
export function groupByCategory<Entry extends { readonly category: PatternCategory }>(
  patterns: readonly Entry[],
): { category: PatternCategory; label: string; patterns: Entry[] }[] {
  return patternCategories
    .map((category) => ({
      category,
      label: categoryLabel(category),
      patterns: patterns.filter((pattern) => pattern.category === category),
    }))
    .filter((group) => group.patterns.length > 0);
}
