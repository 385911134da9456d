import type { ReactNode } from 'react';
import { browserStorage, readItem } from '#app/lib/browser-storage.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

interface SetAsideNoticeProps {
  title: string;
  /** The key under which the damaged data was kept, if it is in localStorage. */
  storageKey: string | null;
  /** What was kept elsewhere. */
  others?: readonly string[];
  /** The name of the file that it is downloaded as. */
  fileName: string;
  onDelete: () => void;
  children?: ReactNode;
}

/** Says that data in this browser is damaged or was written by a newer version, and offers it for download. */
export function SetAsideNotice({ title, storageKey, others = [], fileName, onDelete, children }: SetAsideNoticeProps) {
  const download = () => {
    const stored = storageKey === null ? [] : [readItem(browserStorage(), storageKey) ?? ''];
    saveFile({ name: fileName, content: [...stored, ...others].join('\n'), type: 'application/json' });
  };
  return (
    <Notice tone="warning" title={title}>
      <p>
        The data is damaged or from a newer version of Wickwise. We kept it unchanged, and you can download it.{' '}
        {children}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={download}>
          Download it
        </Button>
        <Button variant="quiet" onClick={onDelete}>
          Delete it
        </Button>
      </div>
    </Notice>
  );
}
