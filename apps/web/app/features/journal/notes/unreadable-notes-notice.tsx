import { SetAsideNotice } from '#app/ui/state/set-aside-notice.tsx';
import { useLessonNoteStore, useLessonNotes } from './lesson-notes.ts';

/** Reports earlier notes that could not be read, and offers them for download. */
export function UnreadableNotesNotice() {
  const { setAsideAs } = useLessonNotes();
  const store = useLessonNoteStore();
  if (setAsideAs === null) return null;
  return (
    <div className="mb-5">
      <SetAsideNotice
        title="Some earlier notes in this browser can’t be read"
        storageKey={setAsideAs}
        fileName="lesson-notes-set-aside.json"
        onDelete={() => store.deleteSetAside()}
      />
    </div>
  );
}
