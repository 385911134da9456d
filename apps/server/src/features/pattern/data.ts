import type { Pattern, PatternLesson, PatternOverview, PatternPreview } from '@wickwise/contract/pattern';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { patterns } from '@wickwise/curriculum/patterns';
import { withLines } from '@wickwise/curriculum/picture-lines';

/** A pattern's entry by its id. */
export const patternById: ReadonlyMap<string, PatternEntry> = new Map(patterns.map((entry) => [entry.id, entry]));

/** What a reader sees: whole lessons where their access includes them, previews of the rest. */
export function listPatterns(reader: { hasHeritageAccess: boolean }): Pattern[] {
  return patterns.map((entry) => (isIncluded(entry, reader) ? toLesson(entry) : toPreview(entry)));
}

/** How many lessons a reader's access includes. */
export function countLessons(reader: { hasHeritageAccess: boolean }): number {
  return patterns.filter((entry) => isIncluded(entry, reader)).length;
}

export function isIncluded(entry: PatternEntry, reader: { hasHeritageAccess: boolean }): boolean {
  return entry.requiredTier === 'genesis' || reader.hasHeritageAccess;
}

export function listPatternOverview(): PatternOverview[] {
  return patterns.map((entry) => {
    const { access: _, picture: __, ...overview } = toPreview(entry);
    return overview;
  });
}

/** Names each field that everyone may see, so that a new one stays hidden until somebody adds it here. */
function toPreview(entry: PatternEntry): PatternPreview {
  const { id, name, category, description, difficulty, duration, rating, requiredTier } = entry;
  const { candles, mark, lines, alt } = withLines(entry, entry.example);
  return {
    access: 'preview',
    id,
    name,
    category,
    description,
    difficulty,
    duration,
    rating,
    requiredTier,
    unlockRequirements: entry.unlockRequirements,
    recognisedAs: entry.recognisedAs,
    imageUrl: `/api/patterns/${id}/picture.svg`,
    picture: { candles, mark, ...(lines && { lines }), alt },
  };
}

function toLesson(entry: PatternEntry): PatternLesson {
  const { arithmetic: _, ...lesson } = entry;
  const pictures = {
    example: withLines(entry, entry.example),
    nearMiss: withLines(entry, entry.nearMiss),
    failure: withLines(entry, entry.failure),
  };
  return { ...toPreview(entry), ...lesson, ...pictures, access: 'lesson' };
}
