import type { GalleryPattern } from '@wickwise/contract/lesson/gallery';
import type { PatternOverview } from '@wickwise/contract/lesson/pattern-preview';
import { gallery } from '@wickwise/curriculum/gallery/gallery';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { patterns } from '@wickwise/curriculum/patterns';
import { withLines } from '@wickwise/curriculum/picture-lines';
import { isLessonIncluded, toPreview } from '@wickwise/curriculum/reader-patterns';

/** A pattern's entry by its id. */
export const patternById: ReadonlyMap<string, PatternEntry> = new Map(patterns.map((entry) => [entry.id, entry]));

/** How many lessons a reader's access includes. */
export function countLessons(reader: { hasHeritageAccess: boolean }): number {
  return patterns.filter((entry) => isLessonIncluded(entry, reader)).length;
}

export function listPatternOverview(): PatternOverview[] {
  return patterns.map((entry) => {
    const { access: _, picture: __, ...overview } = toPreview(entry);
    return overview;
  });
}

/** The cards of the gallery, each with the lines of the lesson that it shares its picture with. */
export function listGallery(): GalleryPattern[] {
  return gallery.map(({ arithmetic: _, alsoIn, keyFeatures, examples, picture, ...card }) => {
    const lesson = patternById.get(card.lessonId ?? '');
    const drawn = lesson ? withLines(lesson, picture) : picture;
    const { candles, mark, lines, alt } = drawn;
    return {
      ...card,
      alsoIn: [...alsoIn],
      keyFeatures: [...keyFeatures],
      examples: [...examples],
      picture: { candles, mark, ...(lines && { lines }), alt },
    };
  });
}
