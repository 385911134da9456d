import { Notice } from '#app/ui/state/notice.tsx';
import { SetAsideNotice } from '#app/ui/state/set-aside-notice.tsx';
import { useTradeChanges, useTrades } from './trade-changes.ts';

/** Reports stored trades that could not be read, and offers them for download. */
export function TradeStorageNotice() {
  const { setAsideAs, unreadable, isOutOfReach } = useTrades();
  const { deleteSetAside } = useTradeChanges();
  return (
    <div className="mb-6 grid gap-4 empty:hidden">
      {isOutOfReach ? (
        <Notice tone="error" title="Your browser didn’t open your journal">
          <p>Nothing in it is lost. Close Wickwise in all other tabs, then reload this page.</p>
        </Notice>
      ) : null}
      {setAsideAs !== null || unreadable.length > 0 ? (
        <SetAsideNotice
          title="Some trades in this browser can’t be read"
          storageKey={setAsideAs}
          others={unreadable}
          fileName="trading-journal-set-aside.json"
          onDelete={() => void deleteSetAside()}
        />
      ) : null}
    </div>
  );
}
