import { judgeRules, type TradeDecision } from '../decisions.ts';
import type { BrokenRule } from '../entry.ts';
import { type ReplayTrade, signOf } from './state.ts';

/** The broken rules that the log of a trade shows. Without a target, a plan doesn't say when to exit. */
export function brokenRulesOf({ plan, changes, exit }: ReplayTrade): BrokenRule[] {
  const sign = signOf(plan.direction);
  const isWidened = changes.some(({ what, from, to }) => what === 'stop' && ((from ?? 0) - (to ?? 0)) * sign > 0);
  const isEarly = exit === 'closed' && plan.target !== null;
  return [...(isWidened ? (['moved-stop'] as const) : []), ...(isEarly ? (['exited-early'] as const) : [])];
}

/** What a trade's log shows, whatever it made: whether its stop was kept, and its exit where one was planned. */
export function replayDecisions(trade: ReplayTrade): TradeDecision[] {
  const isExitPlanned = trade.plan.target !== null && trade.exit !== 'end';
  return judgeRules(brokenRulesOf(trade), isExitPlanned ? ['trade-risk', 'trade-exit'] : ['trade-risk']);
}
