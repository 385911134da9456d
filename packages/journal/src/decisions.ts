import type { DecisionTopic } from '@wickwise/contract/practice/decision';
import { type BrokenRule, isClosed, type JournalEntry } from './entry.ts';

/** What each rule is about. */
const TOPICS: Readonly<Record<BrokenRule, DecisionTopic>> = {
  'no-confirmation': 'trade-entry',
  chased: 'trade-entry',
  revenge: 'trade-entry',
  'no-stop': 'trade-risk',
  'moved-stop': 'trade-risk',
  oversized: 'trade-risk',
  'exited-early': 'trade-exit',
};

/** Whether the rules about one part of a trade were kept. */
export interface TradeDecision {
  readonly topic: DecisionTopic;
  readonly isKept: boolean;
}

/** The topics judged by the rules that were broken; a topic counts as kept if none of its rules was. */
export function judgeRules(broken: readonly BrokenRule[], topics: readonly DecisionTopic[]): TradeDecision[] {
  return topics.map((topic) => ({ topic, isKept: !broken.some((rule) => TOPICS[rule] === topic) }));
}

type Reviewed = Pick<JournalEntry, 'brokenRules' | 'stage' | 'winLoss'>;

/** Whether a trade's owner has checked it against their rules. Trades that were not taken or are open have no check. */
export function isChecked(entry: Reviewed): boolean {
  return isClosed(entry) && entry.brokenRules !== null;
}

/** What an own trade shows that was checked. */
export function checkedDecisions({ brokenRules }: Reviewed): TradeDecision[] {
  return judgeRules(brokenRules ?? [], ['trade-entry', 'trade-risk', 'trade-exit']);
}
