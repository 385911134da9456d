import { ownedKeys } from '#app/lib/owned-keys.ts';
import { UnownedNotice } from '#app/ui/state/unowned-notice.tsx';
import { withNotes } from '../model.ts';
import { lessonNoteStore } from '../storage.ts';
import { useDraftOwner } from './form-draft.ts';

/** Offers a learner the notes that were written in this browser without an account. */
export function UnownedNotes() {
  return (
    <UnownedNotice
      name={ownedKeys.lessonNotes}
      owner={useDraftOwner()}
      storeOf={lessonNoteStore}
      noun="lesson note"
      count={(notes) => notes.length}
      empty={[]}
      merge={withNotes}
    />
  );
}
