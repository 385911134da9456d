import { parseJson } from '#app/lib/browser-storage.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { ownedStore } from '#app/lib/owned-store.ts';
import type { Format } from '#app/lib/stored-value.ts';
import type { LessonNote } from './model.ts';

const VERSION = 1;

export const lessonNotesFormat: Format<readonly LessonNote[]> = {
  key: ownedKeys.lessonNotes,
  empty: [],
  parse: parseNotes,
  serialize: (notes) => JSON.stringify({ version: VERSION, notes }),
};

/** The lesson notes that an owner has in this browser. */
export const lessonNoteStore = ownedStore(lessonNotesFormat);

function parseNotes(text: string): readonly LessonNote[] | null {
  const value = parseJson(text);
  const isKnown = typeof value === 'object' && value !== null && 'version' in value && value.version === VERSION;
  const isReadable = isKnown && 'notes' in value && Array.isArray(value.notes) && value.notes.every(isLessonNote);
  return isReadable ? (value.notes as LessonNote[]) : null;
}

const TEXT_FIELDS = ['id', 'lessonId', 'lessonTitle', 'content', 'createdAt', 'updatedAt'];

function isLessonNote(value: unknown): value is LessonNote {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  const areDates = [fields.createdAt, fields.updatedAt].every((date) => !Number.isNaN(Date.parse(String(date))));
  const areTags = Array.isArray(fields.tags) && fields.tags.every((tag) => typeof tag === 'string');
  return areDates && areTags && TEXT_FIELDS.every((name) => typeof fields[name] === 'string');
}
