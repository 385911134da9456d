import type { JournalEntry } from '@wickwise/journal/entry';
import ImagePlus from 'lucide-react/icons/image-plus';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { useKeepsPictures } from '../log/trade-changes.ts';
import { type Picture, usePictureUrl } from './use-pictures.ts';

const PicturesDialog = lazy(() =>
  import('./pictures-dialog.tsx').then(({ PicturesDialog: loaded }) => ({ default: loaded })),
);

interface TradePicturesProps {
  entry: JournalEntry;
  /** What the trade is called. */
  name: string;
}

/** The pictures of a trade, each of which opens large. */
export function PictureThumbnails({ entry, name }: TradePicturesProps) {
  const [opened, setOpened] = useState<string | null>(null);
  // As long as it closes, the dialog has something to show.
  if (entry.pictures.length === 0 && opened === null) return null;
  return (
    <>
      {entry.pictures.length === 0 ? null : (
        <ul aria-label="Pictures" className="mt-3 flex flex-wrap gap-2">
          {entry.pictures.map((picture, index) => (
            <li key={picture.id}>
              <Thumbnail
                picture={picture}
                label={picture.alt || `Picture ${index + 1} of ${name}`}
                onClick={() => setOpened(picture.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {opened === null ? null : (
        <Suspense>
          <PicturesDialog entry={entry} name={name} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function Thumbnail({ picture, label, onClick }: { picture: Picture; label: string; onClick: () => void }) {
  const url = usePictureUrl(picture.id);
  return (
    <button
      type="button"
      aria-label={`Open: ${label}`}
      onClick={onClick}
      className="grid h-16 w-24 place-items-center overflow-hidden rounded-md border border-line bg-ground hover:border-line-strong"
    >
      {url ? (
        <img src={url} alt="" className="size-full object-cover" />
      ) : (
        <span className="px-1 text-muted text-xs">{url === null ? 'Not in this browser' : null}</span>
      )}
    </button>
  );
}

/** Opens the trade’s pictures to add one. Nothing where the browser can’t keep any. */
export function AddPicture({ entry, name }: TradePicturesProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useKeepsPictures()) return null;
  return (
    <>
      <Button
        variant="quiet"
        className="max-sm:px-3"
        aria-label={`Add picture to ${name}`}
        onClick={() => setOpen(true)}
      >
        <ImagePlus size={20} aria-hidden="true" className="sm:hidden" />
        <span className="max-sm:hidden">Add picture</span>
      </Button>
      {isOpen ? (
        <Suspense>
          <PicturesDialog entry={entry} name={name} first={null} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
