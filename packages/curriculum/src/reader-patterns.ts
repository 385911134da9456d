import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import type { Pattern } from '@wickwise/contract/lesson/pattern';
import type { PatternPreview } from '@wickwise/contract/lesson/pattern-preview';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { evidenceOf } from './evidence/evidence.ts';
import { studyPriorityOf } from './evidence/study-priority.ts';
import { lessonFrame } from './lesson-frame.ts';
import { examplePicture, lessonPictures } from './lesson-pictures.ts';
import { measuredRules } from './measured-rules.ts';
import type { PatternEntry } from './pattern.ts';
import { patterns } from './patterns.ts';

interface Reader {
  readonly hasHeritageAccess: boolean;
}

/**
 * The patterns for a reader, in curriculum order: whole lessons where their access includes them, previews of the rest.
 */
export function readerPatterns(reader: Reader): Pattern[] {
  return patterns.map((entry) => (isLessonIncluded(entry, reader) ? toLesson(entry) : toPreview(entry)));
}

/** Whether a reader's access includes the whole lesson. */
export function isLessonIncluded(entry: PatternEntry, reader: Reader): boolean {
  return entry.requiredTier === 'genesis' || reader.hasHeritageAccess;
}

/** The public part of a pattern. Names each field, so that a new one stays hidden until it is added here. */
export function toPreview(entry: PatternEntry): PatternPreview {
  const { id, name, category, description, difficulty, duration, requiredTier } = entry;
  return {
    access: 'preview',
    id,
    name,
    alsoCalled: [...entry.alsoCalled],
    category,
    description,
    difficulty,
    duration,
    rating: studyPriorityOf(entry),
    requiredTier,
    unlockRequirements: entry.unlockRequirements,
    recognizedAs: entry.recognizedAs,
    imageUrl: `/api/patterns/${id}/picture.svg`,
    picture: withoutCaption(examplePicture(entry)),
  };
}

/** A picture without the caption of its lesson, which says what the picture teaches. */
export function withoutCaption({ candles, mark, lines, alt }: CandlePicture): CandlePicture {
  return { candles, mark, ...(lines && { lines }), alt };
}

const lessons = new WeakMap<PatternEntry, PatternLesson>();

/** A lesson is the same for all of its readers. Each is made once, as its rules are measured in every picture. */
function toLesson(entry: PatternEntry): PatternLesson {
  const lesson = lessons.get(entry) ?? makeLesson(entry);
  lessons.set(entry, lesson);
  return lesson;
}

/** Names each field as well: an entry also holds what only its author and its tests need. */
function makeLesson(entry: PatternEntry): PatternLesson {
  const { definition, signal, characteristics, scenario, disagreement, frequency, terms } = entry;
  return {
    ...toPreview(entry),
    access: 'lesson',
    definition,
    signal,
    characteristics,
    scenario,
    disagreement,
    frequency,
    terms,
    rules: measuredRules(entry),
    frame: lessonFrame(entry, nameOf),
    ...lessonPictures(entry),
    evidence: evidenceOf(entry),
  };
}

function nameOf(patternId: string): string {
  return patterns.find(({ id }) => id === patternId)?.name ?? patternId;
}
