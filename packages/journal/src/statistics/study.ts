import { type BrokenRule, brokenRules, isClosed, type JournalEntry } from '../entry.ts';
import { byCurrency, type Money, totalsOf } from '../money.ts';

/** Something worth studying again, judging by the closed trades. */
export type StudySuggestion =
  | {
      readonly kind: 'losing-pattern';
      readonly pattern: string;
      /** Closed trades on the pattern. */
      readonly trades: number;
      readonly total: Money;
    }
  | {
      readonly kind: 'broken-rule';
      readonly rule: BrokenRule;
      /** Empty for a rule that is broken across all patterns. */
      readonly pattern: string;
      /** Trades on which the rule was broken. */
      readonly broken: number;
      /** Trades that say whether rules were kept. */
      readonly trades: number;
    };

/** The fewest closed trades before a pattern counts as losing. */
const MIN_PATTERN_TRADES = 5;
/** The fewest trades, and their share, before a broken rule suggests a lesson. */
const MIN_BROKEN = 3;
const MIN_BROKEN_SHARE = 0.25;

/** What to study again, judging by the closed trades: broken rules first, then losing patterns. */
export function suggestStudy(entries: readonly JournalEntry[]): StudySuggestion[] {
  const closed = entries.filter(isClosed);
  const patterns = [
    ...Map.groupBy(
      closed.filter(({ pattern }) => pattern.trim() !== ''),
      patternKey,
    ).values(),
  ];
  return [
    ...patterns.flatMap((members) => unconfirmed(members)),
    ...brokenRules
      .filter((rule) => rule !== 'no-confirmation')
      .flatMap((rule) => oftenBroken({ members: closed, rule, pattern: '' })),
    ...byCurrency(patterns.flat()).flatMap(([, members]) => losers(members)),
  ];
}

function patternKey({ pattern }: JournalEntry): string {
  return pattern.trim().toLowerCase();
}

function unconfirmed(members: readonly JournalEntry[]): StudySuggestion[] {
  return oftenBroken({ members, rule: 'no-confirmation', pattern: members[0]?.pattern.trim() ?? '' });
}

interface RuleQuestion {
  members: readonly JournalEntry[];
  rule: BrokenRule;
  pattern: string;
}

function oftenBroken({ members, rule, pattern }: RuleQuestion): StudySuggestion[] {
  const said = members.filter((entry) => entry.brokenRules !== null);
  const broken = said.filter((entry) => entry.brokenRules?.includes(rule)).length;
  if (broken < MIN_BROKEN || broken < MIN_BROKEN_SHARE * said.length) return [];
  return [{ kind: 'broken-rule', rule, pattern, broken, trades: said.length }];
}

/** The patterns that lost in one currency, the most expensive first. */
function losers(members: readonly JournalEntry[]) {
  const patterns = [...Map.groupBy(members, patternKey).values()];
  return patterns.flatMap(losing).sort((a, b) => a.total.cents - b.total.cents);
}

function losing(members: readonly JournalEntry[]) {
  const [total] = totalsOf(members);
  if (members.length < MIN_PATTERN_TRADES || total === undefined || total.cents >= 0) return [];
  const pattern = members[0]?.pattern.trim() ?? '';
  return [{ kind: 'losing-pattern' as const, pattern, trades: members.length, total }];
}
