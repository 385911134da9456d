import type { RefObject } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { type Picture, usePictureUrl } from './use-pictures.ts';

interface LargePictureProps {
  picture: Picture;
  label: string;
  element: RefObject<HTMLElement | null> | undefined;
  onRemove: () => void;
}

/** One picture with its description. */
export function LargePicture({ picture: { id, alt, width, height }, label, element, onRemove }: LargePictureProps) {
  const url = usePictureUrl(id);
  return (
    <figure ref={element} tabIndex={-1} className="grid gap-3 outline-none">
      {url ? (
        <img
          src={url}
          alt={alt || label}
          width={width}
          height={height}
          className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-md border border-line"
        />
      ) : null}
      {url === undefined ? <Skeleton label="Opening the picture" className="h-64 w-full rounded-md" /> : null}
      {url === null ? (
        <p className="rounded-md border border-line-strong border-dashed px-4 py-8 text-center text-soft">
          This picture isn’t in this browser. To see it here, restore a backup from the browser where you added it.
        </p>
      ) : null}
      <figcaption className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 flex-1 basis-64"
          label="Description"
          name={id}
          defaultValue={alt}
          placeholder="What the picture shows"
          aria-label={`Description of ${label}`}
        />
        <Button variant="quiet" aria-label={`Remove ${label}`} onClick={onRemove}>
          Remove
        </Button>
      </figcaption>
    </figure>
  );
}
