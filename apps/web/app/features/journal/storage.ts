import { findSetAside, lazyStore, moveAside, parseJson, readItem, writeItem } from '#app/lib/browser-storage.ts';
import { createEditableStore, type EditableStore } from '#app/lib/editable-store.ts';
import type { LessonNote } from './model.ts';

export const LESSON_NOTES_KEY = 'wickwise.lesson-notes';

const VERSION = 1;

/** The lesson notes of this browser. */
export interface LessonNotes {
  readonly notes: readonly LessonNote[];
  /** The key under which unreadable notes were kept, or null when everything could be read. */
  readonly setAsideAs: string | null;
}

export const NO_LESSON_NOTES: LessonNotes = { notes: [], setAsideAs: null };

export type LessonNoteStore = EditableStore<LessonNotes, LessonNote>;

/** Keeps the notes in `storage`; where the browser forbids it (`null`) there are none, and none can be saved. */
export function createLessonNoteStore(storage: Storage | null): LessonNoteStore {
  return createEditableStore<LessonNotes, LessonNote>(storage, {
    load: () => load(storage),
    save: (edit) => (save(storage, edit(load(storage).notes)) ? load(storage) : null),
  });
}

/** The store of this browser, opened on first use and synchronized with other tabs. */
export const lessonNoteStore = lazyStore(LESSON_NOTES_KEY, createLessonNoteStore);

function load(storage: Storage | null): LessonNotes {
  if (storage === null) return NO_LESSON_NOTES;
  const notes = parseNotes(readItem(storage, LESSON_NOTES_KEY));
  if (notes === 'unreadable')
    return { notes: [], setAsideAs: moveAside(storage, LESSON_NOTES_KEY) ?? LESSON_NOTES_KEY };
  return { notes, setAsideAs: findSetAside(storage, LESSON_NOTES_KEY) };
}

function save(storage: Storage | null, notes: readonly LessonNote[]): boolean {
  // Data that can't be read and couldn't be moved is never overwritten.
  if (storage === null || parseNotes(readItem(storage, LESSON_NOTES_KEY)) === 'unreadable') return false;
  return writeItem(storage, LESSON_NOTES_KEY, JSON.stringify({ version: VERSION, notes }));
}

function parseNotes(text: string | null): readonly LessonNote[] | 'unreadable' {
  if (text === null) return [];
  const value = parseJson(text);
  const isKnown = typeof value === 'object' && value !== null && 'version' in value && value.version === VERSION;
  const isReadable = isKnown && 'notes' in value && Array.isArray(value.notes) && value.notes.every(isLessonNote);
  return isReadable ? (value.notes as LessonNote[]) : 'unreadable';
}

const TEXT_FIELDS = ['id', 'lessonId', 'lessonTitle', 'content', 'createdAt', 'updatedAt'];

function isLessonNote(value: unknown): value is LessonNote {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  const areDates = [fields.createdAt, fields.updatedAt].every((date) => !Number.isNaN(Date.parse(String(date))));
  const areTags = Array.isArray(fields.tags) && fields.tags.every((tag) => typeof tag === 'string');
  return areDates && areTags && TEXT_FIELDS.every((name) => typeof fields[name] === 'string');
}
