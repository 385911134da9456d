import type { PositionDecision } from './decision.ts';
import type { PlanChange, ReplayPosition } from './state.ts';

/** An open trade after a decision at the close of `bar`. Lines move at once; a close and a new size wait for the next open. */
export function changePosition(
  position: ReplayPosition,
  { decision, bar }: { decision: PositionDecision; bar: number },
): ReplayPosition {
  switch (decision.kind) {
    case 'move-stop': {
      const { stop } = decision;
      const change = { bar, what: 'stop' as const, from: position.stop, to: stop };
      return { ...position, stop, changes: withChange(position.changes, change) };
    }
    case 'move-target': {
      const { target } = decision;
      const change = { bar, what: 'target' as const, from: position.target, to: target };
      return { ...position, target, changes: withChange(position.changes, change) };
    }
    case 'resize':
      return { ...position, pending: { kind: 'resize', size: decision.size } };
    case 'close':
      return { ...position, pending: { kind: 'close' } };
  }
}

/** Several moves of a line at one bar count as one; a line that is moved back counts as not moved. */
function withChange(changes: readonly PlanChange[], change: PlanChange): readonly PlanChange[] {
  const earlier = changes.find(({ bar, what }) => bar === change.bar && what === change.what);
  const rest = changes.filter((other) => other !== earlier);
  const from = earlier ? earlier.from : change.from;
  return from === change.to ? rest : [...rest, { ...change, from }];
}
