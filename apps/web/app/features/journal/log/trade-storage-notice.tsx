import { SetAsideNotice } from '#app/ui/state/set-aside-notice.tsx';
import { useTradeChanges, useTrades } from './trade-changes.ts';

/** Reports stored trades that could not be read, and offers them for download. */
export function TradeStorageNotice() {
  const { setAsideAs } = useTrades();
  const { deleteSetAside } = useTradeChanges();
  if (setAsideAs === null) return null;
  return (
    <div className="mb-6">
      <SetAsideNotice
        title="Some trades in this browser can’t be read"
        storageKey={setAsideAs}
        fileName="trading-journal-set-aside.json"
        onDelete={deleteSetAside}
      />
    </div>
  );
}
