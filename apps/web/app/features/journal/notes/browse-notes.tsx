import { useRef, useState } from 'react';
import { forgetDraft } from '#app/lib/drafts.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { csvFileName, type LessonNote, notesCsv, searchNotes, withRestored } from '../model.ts';
import { useDraftOwner } from './form-draft.ts';
import { noteDraftKey, useLessonNoteStore } from './lesson-notes.ts';
import { NoteEntry } from './note-entry.tsx';

const REFUSED = 'This browser couldn’t save the change. Nothing was deleted or restored.';

interface Deletion {
  readonly note: LessonNote;
  /** Its place in the list. */
  readonly place: number;
}

/** All notes, newest entry first: to be searched, deleted and exported. */
export function BrowseNotes({ notes }: { notes: readonly LessonNote[] }) {
  const [query, setQuery] = useState('');
  const { deletion, message, remove, undo } = useDeletion(notes);
  const shown = searchNotes(notes, query);
  const download = () =>
    saveFile({ name: csvFileName(new Date()), content: notesCsv(shown), type: 'text/csv;charset=utf-8' });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          label="Search your notes"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="min-w-48 flex-1"
        />
        <Button variant="quiet" disabled={shown.length === 0} onClick={download}>
          Export to CSV
        </Button>
      </div>
      <DeletionStatus deletion={deletion} message={message} onUndo={undo} />
      {shown.length === 0 ? (
        <p role="status" className="rounded-lg border border-line-strong border-dashed px-5 py-8 text-center text-soft">
          {notes.length === 0
            ? 'No notes yet. Start taking notes to build your learning journal!'
            : 'No notes found matching your search.'}
        </p>
      ) : (
        <ul className="grid gap-3">
          {shown.map((note) => (
            <NoteEntry key={note.id} note={note} onDelete={() => remove(note)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Deletes a note together with its unsaved text. It can be undone until the next deletion. */
function useDeletion(notes: readonly LessonNote[]) {
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const owner = useDraftOwner();
  const store = useLessonNoteStore();
  const remove = (note: LessonNote) => {
    const isStored = store.change((stored) => stored.filter(({ id }) => id !== note.id));
    setMessage(isStored ? null : REFUSED);
    if (!isStored) return;
    forgetDraft(noteDraftKey(owner, note.lessonId));
    setDeletion({ note, place: notes.indexOf(note) });
  };
  const undo = ({ note, place }: Deletion) => {
    const isStored = store.change((stored) => withRestored(stored, note, place));
    setMessage(isStored ? `Note on ${note.lessonTitle} restored.` : REFUSED);
    if (isStored) setDeletion(null);
  };
  return { deletion, message, remove, undo };
}

interface DeletionStatusProps {
  deletion: Deletion | null;
  message: string | null;
  onUndo: (deletion: Deletion) => void;
}

/** Keeps the focus, which would be lost with the clicked button. */
function DeletionStatus({ deletion, message, onUndo }: DeletionStatusProps) {
  const status = useRef<HTMLDivElement>(null);
  const undo = (made: Deletion) => {
    onUndo(made);
    status.current?.focus();
  };
  return (
    <div ref={status} tabIndex={-1} role="status" className="text-md outline-none empty:hidden">
      {message ? <p>{message}</p> : null}
      {deletion ? (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line-strong px-4 py-2">
          Note on {deletion.note.lessonTitle} deleted.
          <Button key={deletion.note.id} autoFocus variant="quiet" onClick={() => undo(deletion)}>
            Undo
          </Button>
        </p>
      ) : null}
    </div>
  );
}
