import type { PlanItem } from '@wickwise/contract/today';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ToolDialog } from '#app/ui/overlay/tool-dialog.tsx';
import { findItem, startPath } from './model.ts';
import { RunDrill } from './run-drill.tsx';
import type { TodayState } from './today-state.ts';

type ReadyToday = Extract<TodayState, { status: 'ready' }>;

/**
 * The item that the address names, alone in the window. The plan drops it once it is done; it stays on the screen until
 * the learner goes on.
 */
export function TodayRun({ today }: { today: ReadyToday }) {
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get('do');
  const item = useKeptItem(today, asked);
  if (asked === null) return null;
  if (item === null) return today.isStale ? null : <Navigate to="/today" replace />;
  if (item.action.kind !== 'drill') return <Navigate to={startPath(item)} replace />;
  const leave = () => navigate('/today', { replace: true });
  return (
    <ToolDialog open onOpenChange={leave} label={item.title}>
      <RunDrill key={item.id} today={today} item={item} action={item.action} onLeave={leave} />
    </ToolDialog>
  );
}

function useKeptItem({ plan }: ReadyToday, asked: string | null): PlanItem | null {
  const found = asked === null ? null : findItem(plan, asked);
  const [kept, setKept] = useState(found);
  if (found !== null && found.id !== kept?.id) setKept(found);
  return kept?.id === asked ? kept : found;
}
