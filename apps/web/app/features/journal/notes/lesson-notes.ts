import { useState } from 'react';
import { useStore } from 'zustand';
import { type DraftKey, forgetDraft, keepDraft, readDraft } from '#app/lib/drafts.ts';
import type { Stored, StoredValue } from '#app/lib/stored-value.ts';
import { type LessonNote, type NotedLesson, noteOf, withNote } from '../model.ts';
import { lessonNoteStore } from '../storage.ts';
import { useDraftOwner } from './form-draft.ts';

/** The lesson notes of the person who opened them, in this browser and shared by its tabs. */
export function useLessonNotes(): Stored<readonly LessonNote[]> {
  return useStore(useLessonNoteStore());
}

export function useLessonNoteStore(): StoredValue<readonly LessonNote[]> {
  return lessonNoteStore(useDraftOwner());
}

interface Draft {
  readonly text: string;
  /** What was saved for the lesson when the draft was begun. */
  readonly basedOn: string;
}

/** Where the text of a lesson’s note is kept until it is saved: it outlives the dialog, the page and the session. */
export function noteDraftKey(owner: string, lessonId: string): DraftKey {
  return { owner, form: `note:${lessonId}` };
}

function readNoteDraft(key: DraftKey): Draft | null {
  const draft = readDraft(key);
  const isOne = typeof draft === 'object' && draft !== null && 'text' in draft && 'basedOn' in draft;
  return isOne && typeof draft.text === 'string' && typeof draft.basedOn === 'string' ? (draft as Draft) : null;
}

export interface NoteText {
  readonly text: string;
  readonly write: (text: string) => void;
  /** False when the browser refused to store the note. The text stays. */
  readonly save: () => boolean;
  readonly isDraft: boolean;
  /** Discards the changes. */
  readonly discard: () => void;
  /** What another tab has saved since the draft was begun. */
  readonly otherVersion: string | null;
}

/** The text of one lesson's note: the draft, or else what is saved. */
export function useNoteText(lesson: NotedLesson): NoteText {
  const store = useLessonNoteStore();
  const saved = noteOf(useLessonNotes().value, lesson.id)?.content ?? '';
  const key = noteDraftKey(useDraftOwner(), lesson.id);
  const [draft, setDraft] = useState(() => readNoteDraft(key));
  const text = draft?.text ?? saved;

  const keep = (next: Draft | null) => {
    if (next === null) forgetDraft(key);
    else keepDraft(key, next);
    setDraft(next);
  };
  const save = () => {
    const now = new Date().toISOString();
    const written = { lesson, content: text, id: `${lesson.id} ${now}`, now };
    const isSaved = store.change((notes) => withNote(notes, written));
    if (isSaved) keep(null);
    return isSaved;
  };
  return {
    text,
    write: (next) => keep(next === saved ? null : { text: next, basedOn: draft?.basedOn ?? saved }),
    save,
    isDraft: draft !== null,
    discard: () => keep(null),
    otherVersion: draft !== null && draft.basedOn !== saved ? saved : null,
  };
}
