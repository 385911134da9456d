import type { Stored } from '#app/lib/stored-value.ts';
import { Notice } from '#app/ui/state/notice.tsx';
import { SetAsideNotice } from '#app/ui/state/set-aside-notice.tsx';
import { type OpenReplay, replayStore } from './storage.ts';

/** Problems with storing the replay in this browser. */
export function ReplayNotices({ kept: { value, unsaved, setAsideAs } }: { kept: Stored<OpenReplay | null> }) {
  const isUnsaved = value !== null && unsaved;
  if (!isUnsaved && setAsideAs === null) return null;
  return (
    <div className="mb-6 grid gap-4">
      {isUnsaved ? (
        <Notice tone="warning" title="This replay isn’t saved" live>
          Your browser’s storage is full or turned off. The replay lasts until you close this page.
        </Notice>
      ) : null}
      {setAsideAs === null ? null : (
        <SetAsideNotice
          title="A replay in this browser can’t be read"
          storageKey={setAsideAs}
          fileName="replay-set-aside.json"
          onDelete={() => replayStore().deleteSetAside()}
        />
      )}
    </div>
  );
}
