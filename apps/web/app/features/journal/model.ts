import { writeCsvFile } from '@wickwise/journal/csv-file';
/** A learner's note on one lesson, stored in this browser only. */
export interface LessonNote {
  readonly id: string;
  readonly lessonId: string;
  readonly lessonTitle: string;
  readonly content: string;
  /** ISO 8601, as `updatedAt`. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly tags: readonly string[];
}

/** What a note is about. The id is the end of its address: of a pattern its own, of an article its path below the lessons. */
export interface NotedLesson {
  readonly id: string;
  readonly title: string;
}

export function notedArticle({ id, title }: NotedLesson): NotedLesson {
  return { id: `articles/${id}`, title };
}

const FUNDAMENTALS = 'trading-fundamentals?section=';

export function notedSection({ id, title }: NotedLesson): NotedLesson {
  return { id: `${FUNDAMENTALS}${id}`, title };
}

/** The page that a note is about. */
export function notedPath(lessonId: string): string {
  return lessonId.startsWith(FUNDAMENTALS) ? `/${lessonId}` : `/learn/${lessonId}`;
}

const TAG = /#([\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)/gu;

/** The words after a hash sign, in lower case, each once. */
export function extractTags(content: string): string[] {
  return [...new Set([...content.matchAll(TAG)].map(([, word = '']) => word.toLowerCase()))];
}

export function characterCount(text: string): number {
  return [...text].length;
}

export function canSaveNote(lesson: NotedLesson | null, text: string): lesson is NotedLesson {
  return lesson !== null && lesson.id !== '' && lesson.title !== '' && text.trim() !== '';
}

export function noteOf(notes: readonly LessonNote[], lessonId: string): LessonNote | null {
  return notes.find((note) => note.lessonId === lessonId) ?? null;
}

interface NewNote {
  readonly lesson: NotedLesson;
  readonly content: string;
  /** The id for a new entry, if the lesson has none yet. */
  readonly id: string;
  readonly now: string;
}

/** Updates the entry of a lesson in place, or puts a new one first. */
export function withNote(notes: readonly LessonNote[], { lesson, content, id, now }: NewNote): LessonNote[] {
  const before = noteOf(notes, lesson.id);
  const changed = { content, updatedAt: now, tags: extractTags(content) };
  if (before !== null) return notes.map((note) => (note === before ? { ...note, ...changed } : note));
  return [{ id, lessonId: lesson.id, lessonTitle: lesson.title, createdAt: now, ...changed }, ...notes];
}

/** Adds notes from elsewhere. A lesson that has a note keeps both texts in it. */
export function withNotes(notes: readonly LessonNote[], added: readonly LessonNote[]): LessonNote[] {
  const joined = notes.map((note) => {
    const { content = '', updatedAt = note.updatedAt } = noteOf(added, note.lessonId) ?? {};
    if (content === '' || content === note.content) return note;
    const both = `${note.content}\n\n${content}`;
    return { ...note, content: both, updatedAt, tags: extractTags(both) };
  });
  return [...joined, ...added.filter(({ lessonId }) => noteOf(notes, lessonId) === null)];
}

/** Undoes a deletion: the note returns to its place, unless its lesson has a new one by now. */
export function withRestored(notes: readonly LessonNote[], note: LessonNote, place: number): LessonNote[] {
  if (noteOf(notes, note.lessonId) !== null) return [...notes];
  return notes.toSpliced(place, 0, note);
}

/** Notes whose content, lesson title or tags contain the search words, whatever their case. */
export function searchNotes(notes: readonly LessonNote[], query: string): LessonNote[] {
  const wanted = query.trim().toLowerCase().replace(/^#/, '');
  return notes.filter(({ content, lessonTitle, tags }) =>
    [content, lessonTitle, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The calendar day of a moment where the learner is, as `2026-03-02`. */
export function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export function csvFileName(now: Date): string {
  return `lesson-notes-${localDay(now)}.csv`;
}

const COLUMNS = ['Lesson', 'Date', 'Notes', 'Tags'];

export function notesCsv(notes: readonly LessonNote[]): string {
  const rows = notes.map(({ lessonTitle, createdAt, content, tags }) => [
    lessonTitle,
    localDay(new Date(createdAt)),
    content,
    tags.join(', '),
  ]);
  return writeCsvFile([COLUMNS, ...rows].map((row) => row.map((value) => ({ value, isQuoted: true }))));
}
