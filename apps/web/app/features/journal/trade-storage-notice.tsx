import { SetAsideNotice } from '#app/ui/set-aside-notice.tsx';
import { useTrades } from './trade-changes.ts';
import { tradeStore } from './trade-storage.ts';

/** Says that stored trades could not be read, and hands them over. */
export function TradeStorageNotice() {
  const { setAsideAs } = useTrades();
  if (setAsideAs === null) return null;
  return (
    <div className="mb-6">
      <SetAsideNotice
        title="Some trades in this browser can’t be read"
        storageKey={setAsideAs}
        fileName="trading-journal-set-aside.json"
        onDelete={() => tradeStore().deleteSetAside()}
      />
    </div>
  );
}
