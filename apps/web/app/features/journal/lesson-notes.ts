import { useState, useSyncExternalStore } from 'react';
import { type NotedLesson, noteOf, withNote } from './model.ts';
import { type LessonNotes, lessonNoteStore, NO_LESSON_NOTES } from './storage.ts';

/** The lesson notes of this browser; the same in all its tabs. */
export function useLessonNotes(): LessonNotes {
  return useSyncExternalStore(
    (listener) => lessonNoteStore().subscribe(listener),
    () => lessonNoteStore().read(),
    () => NO_LESSON_NOTES,
  );
}

interface Draft {
  readonly text: string;
  /** What was saved for the lesson when the draft was begun. */
  readonly basedOn: string;
}

/** Text not saved yet, by lesson: closing the dialog or opening another lesson keeps it. */
const drafts = new Map<string, Draft>();

export function forgetDraft(lessonId: string): void {
  drafts.delete(lessonId);
}

export interface NoteText {
  readonly text: string;
  readonly write: (text: string) => void;
  /** False when the browser refused to store the note. The text stays. */
  readonly save: () => boolean;
  /** What another tab has saved since the draft was begun. */
  readonly otherVersion: string | null;
}

/** The text of one lesson's note: the draft, or else what is saved. */
export function useNoteText(lesson: NotedLesson): NoteText {
  const saved = noteOf(useLessonNotes().notes, lesson.id)?.content ?? '';
  const [draft, setDraft] = useState(drafts.get(lesson.id) ?? null);
  const text = draft?.text ?? saved;

  const keep = (next: Draft | null) => {
    if (next === null) drafts.delete(lesson.id);
    else drafts.set(lesson.id, next);
    setDraft(next);
  };
  const save = () => {
    const now = new Date().toISOString();
    const written = { lesson, content: text, id: `${lesson.id} ${now}`, now };
    const isSaved = lessonNoteStore().change((notes) => withNote(notes, written));
    if (isSaved) keep(null);
    return isSaved;
  };
  return {
    text,
    write: (next) => keep(next === saved ? null : { text: next, basedOn: draft?.basedOn ?? saved }),
    save,
    otherVersion: draft !== null && draft.basedOn !== saved ? saved : null,
  };
}
