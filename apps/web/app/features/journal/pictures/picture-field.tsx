import { type RefObject, useId, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { controlStyle } from '#app/ui/form/field-frame.tsx';
import { PICTURE_TYPES } from './shrink-picture.ts';

interface PictureFieldProps {
  element: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where pictures are chosen or dropped. */
export function PictureField({ element, isBusy, onFiles }: PictureFieldProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <section
      aria-label="Drop pictures here"
      className={classNames(
        'grid gap-2 rounded-lg border border-dashed px-4 py-4',
        isOver ? 'border-brass' : 'border-line-strong',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <label htmlFor={id} className="font-medium text-md">
        Add pictures
      </label>
      <input
        ref={element}
        id={id}
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        aria-describedby={`${id}-hint`}
        className={controlStyle}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <p id={`${id}-hint`} role="status" className="text-muted text-sm">
        {isBusy ? 'Adding…' : 'PNG, JPEG or WebP. You can also paste a screenshot, or drop files here.'}
      </p>
    </section>
  );
}
