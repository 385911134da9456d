import { useOwner } from '#app/features/identity/queries.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import type { Stored } from '#app/lib/stored-value.ts';
import { Notice } from '#app/ui/state/notice.tsx';
import { SetAsideNotice } from '#app/ui/state/set-aside-notice.tsx';
import { UnownedNotice } from '#app/ui/state/unowned-notice.tsx';
import { useReplayStore } from './queries.ts';
import { type OpenReplay, replayStore } from './storage.ts';

/** Problems with storing the replay in this browser. */
export function ReplayNotices({ kept: { value, unsaved, setAsideAs } }: { kept: Stored<OpenReplay | null> }) {
  const store = useReplayStore();
  const owner = useOwner();
  const isUnsaved = value !== null && unsaved;
  return (
    <div className="wrap grid max-w-(--tool-width) gap-3 py-3 empty:hidden">
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
          onDelete={() => store.deleteSetAside()}
        >
          You can start a new one.
        </SetAsideNotice>
      )}
      {value === null ? (
        <UnownedNotice
          name={ownedKeys.replay}
          owner={owner}
          storeOf={replayStore}
          noun="blind replay"
          count={(unowned) => (unowned === null ? 0 : 1)}
          empty={null}
          merge={(_, unowned) => unowned}
        />
      ) : null}
    </div>
  );
}
