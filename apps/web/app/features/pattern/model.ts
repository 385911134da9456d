import { patternCategories } from '@wickwise/contract/constants';
import type { GalleryCategory, GalleryPattern } from '@wickwise/contract/lesson/gallery';
import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import type { Pattern } from '@wickwise/contract/lesson/pattern';
import type { PatternCategory, PatternOverview, PatternPreview } from '@wickwise/contract/lesson/pattern-preview';
import { type LessonState, lessonState } from '@wickwise/learning/unlock';
import { choicesOf } from '#app/lib/choices.ts';

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

/** Two patterns side by side. */
export function comparisonPath(patternId: string, otherId: string): string {
  return `${lessonPath(patternId)}?compare=${otherId}`;
}

/** A pattern with its state for one learner. */
export interface Lesson {
  readonly pattern: Pattern;
  readonly state: LessonState;
  /** The lessons still to complete before this one opens. */
  readonly missing: readonly Pattern[];
}

export function isSameLesson(one: Lesson, other: Lesson): boolean {
  const isMissingSame =
    one.missing.length === other.missing.length &&
    one.missing.every(({ id }, place) => id === other.missing[place]?.id);
  return one.pattern === other.pattern && one.state === other.state && isMissingSame;
}

interface Viewer {
  readonly completed: ReadonlySet<string>;
  readonly hasHeritageAccess: boolean;
}

export function lessonsFor(patterns: readonly Pattern[], viewer: Viewer): Lesson[] {
  return patterns.map((pattern) => {
    const state = lessonState({ ...viewer, ...pattern, patternId: pattern.id });
    return { pattern, state, missing: state === 'locked' ? missingBefore(pattern, patterns, viewer) : [] };
  });
}

function missingBefore(pattern: Pattern, patterns: readonly Pattern[], { completed }: Viewer): Pattern[] {
  return patterns.filter(({ id }) => pattern.unlockRequirements.includes(id) && !completed.has(id));
}

export interface MasteryTotals {
  readonly mastered: number;
  /** Lessons that the learner's tier includes, locked ones too. */
  readonly included: number;
  /** Lessons that only heritage opens for this learner. */
  readonly heritageOnly: number;
}

export function countMastery(lessons: readonly Lesson[]): MasteryTotals {
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
export function findAdjacentLessons(
  lesson: Lesson,
  lessons: readonly Lesson[],
): { previous: Lesson | null; next: Lesson | null } {
  const siblings = lessons.filter(({ pattern }) => pattern.category === lesson.pattern.category);
  const place = siblings.findIndex(({ pattern }) => pattern.id === lesson.pattern.id);
  return { previous: siblings[place - 1] ?? null, next: siblings[place + 1] ?? null };
}

/**
 * What the page of one lesson shows, in the order of the list: itself, and previews of its neighbors and of what it
 * requires.
 */
export function patternsAround(lesson: PatternLesson, previews: readonly PatternPreview[]): Pattern[] {
  const siblings = previews.filter(({ category }) => category === lesson.category);
  const place = siblings.findIndex(({ id }) => id === lesson.id);
  const adjacent = siblings.slice(Math.max(0, place - 1), place + 2).map(({ id }) => id);
  const shown = [...adjacent, ...lesson.unlockRequirements, ...lesson.frame.neighbors.map(({ id }) => id)];
  return previews
    .filter(({ id }) => shown.includes(id))
    .map((preview) => (preview.id === lesson.id ? lesson : preview));
}

/** A study priority, from tenths of a point to points: 84 is `8.4`. */
export function ratingText(rating: number): string {
  return (rating / 10).toFixed(1);
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

export type GalleryFilter = GalleryCategory | 'all';

/** The filter buttons of the gallery. */
const filterLabels: Record<GalleryFilter, string> = {
  all: 'All Patterns',
  bullish: 'Bullish',
  bearish: 'Bearish',
  continuation: 'Continuation',
  reversal: 'Reversal',
};
export const galleryFilters = choicesOf(filterLabels);

/** The filter named in an address; all patterns when it names none that exists. */
export function parseGalleryFilter(text: string | null): GalleryFilter {
  return galleryFilters.find(({ id }) => id === text)?.id ?? 'all';
}

export function filterLabel(filter: GalleryFilter): string {
  return filterLabels[filter];
}

/** Every category of a card, the one that it is filed under first. */
export function categoriesOf({ category, alsoIn }: Pick<GalleryPattern, 'category' | 'alsoIn'>): GalleryCategory[] {
  return [category, ...alsoIn];
}

export function filterGallery(cards: readonly GalleryPattern[], filter: GalleryFilter): readonly GalleryPattern[] {
  return filter === 'all' ? cards : cards.filter((card) => categoriesOf(card).includes(filter));
}

const SIGNAL_PREVIEW_LENGTH = 30;

/** The first 30 characters of a trading signal, as the card of the gallery shows them. */
export function signalPreview({ tradingSignal }: Pick<GalleryPattern, 'tradingSignal'>): string {
  const preview = tradingSignal.slice(0, SIGNAL_PREVIEW_LENGTH);
  return preview.endsWith('.') ? preview : `${preview}…`;
}

/** Splits a text so that every second piece is a price. */
export function splitPrices(text: string): string[] {
  return text.split(/(\d+\.\d+)/);
}

/** The running text of a lesson in reading order, in the pieces in which it is shown. */
export function lessonTexts({ definition, characteristics, signal, scenario }: PatternLesson): string[] {
  return [definition, ...characteristics, signal, ...splitPrices(scenario)];
}
