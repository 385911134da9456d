import type { JournalEntry } from '@wickwise/journal/entry';
import { useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useTrades } from '../log/trade-changes.ts';
import { LargePicture } from './large-picture.tsx';
import { PictureField } from './picture-field.tsx';
import { usePictures } from './use-pictures.ts';

interface PicturesDialogProps {
  entry: JournalEntry;
  name: string;
  /** The picture to begin with; null to add one. */
  first: string | null;
  onClose: () => void;
}

/** The pictures of a trade, large, with their descriptions; and the way to add one. */
export function PicturesDialog({ entry, name, first, onClose }: PicturesDialogProps) {
  const { problem, isAdding, isRemoved, add, describe, remove, restore } = usePictures(entry);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opened = useRef<HTMLElement>(null);
  /** What is typed is kept when its field is left, and also when Escape closes the dialog within it. */
  const save = () => {
    const typed = new Map([...new FormData(form.current ?? undefined)].map(([id, alt]) => [id, String(alt).trim()]));
    for (const { id, alt } of entry.pictures) {
      const text = typed.get(id) ?? alt;
      if (text !== alt) void describe(id, text);
    }
  };
  const close = () => {
    save();
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={close}
      title={`Pictures of ${name}`}
      description={`Kept in this browser only. We remove the location and date that a photo’s file holds. ${useSpaceText()}`}
      initialFocus={first === null ? field : opened}
    >
      <form
        ref={form}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
        onBlur={save}
        onSubmit={(event) => event.preventDefault()}
        onPaste={({ clipboardData }) => void add([...clipboardData.files])}
      >
        {entry.pictures.map((picture, index) => (
          <LargePicture
            key={picture.id}
            picture={picture}
            label={`Picture ${index + 1}`}
            element={picture.id === first ? opened : undefined}
            onRemove={() => void remove(picture)}
          />
        ))}
        {isRemoved ? (
          <Notice live>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>Picture removed.</p>
              <Button variant="quiet" onClick={() => void restore()}>
                Undo
              </Button>
            </div>
          </Notice>
        ) : null}
        {problem === null ? null : (
          <Notice tone="error" live>
            {problem}
          </Notice>
        )}
        <PictureField element={field} isBusy={isAdding} onFiles={(files) => void add(files)} />
      </form>
    </Dialog>
  );
}

/** How much of the browser’s space all pictures of the journal take up. */
function useSpaceText(): string {
  const pictures = useTrades().value.flatMap((entry) => entry.pictures);
  if (pictures.length === 0) return '';
  return `The ${pictures.length === 1 ? 'picture in your journal takes' : 'pictures in your journal take'} up ${sizeText(pictures)}.`;
}

function sizeText(pictures: JournalEntry['pictures']): string {
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
