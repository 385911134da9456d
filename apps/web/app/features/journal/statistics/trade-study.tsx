import type { BrokenRule, JournalEntry } from '@wickwise/journal/entry';
import { type StudySuggestion, suggestStudy } from '@wickwise/journal/statistics/study';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { usePatterns } from '#app/features/pattern/queries.ts';
import { moneyText } from '#app/lib/money.ts';
import { FoldedNote } from '../log/folded-note.tsx';
import { countText } from '../trade-texts.ts';

/** What the trades suggest studying again. Renders nothing without a suggestion. */
export function TradeStudy({ entries }: { entries: readonly JournalEntry[] }) {
  const suggestions = useMemo(() => suggestStudy(entries), [entries]);
  const { data: patterns = [] } = usePatterns();
  if (suggestions.length === 0) return null;
  const lessonOf = (name: string) => patterns.find((pattern) => pattern.name.toLowerCase() === name.toLowerCase());
  return (
    <FoldedNote title="Worth studying again">
      <ul className="grid gap-3 pb-3">
        {suggestions.slice(0, 3).map((suggestion) => {
          const lesson = lessonOf(suggestion.pattern);
          const target = studyTarget(suggestion, lesson && { to: `/learn/${lesson.id}`, name: lesson.name });
          return (
            <li key={`${suggestion.pattern} ${'rule' in suggestion ? suggestion.rule : ''}`} className="text-md">
              <span className="block">{suggestionText(suggestion)}</span>
              <Link
                to={target.to}
                className="inline-flex min-h-11 items-center font-medium text-brass underline underline-offset-4"
              >
                {target.name}
              </Link>
            </li>
          );
        })}
      </ul>
    </FoldedNote>
  );
}

const ruleSentences: Record<BrokenRule, string> = {
  'no-confirmation': 'had no confirmation',
  'no-stop': 'had no stop',
  'moved-stop': 'had their stop moved away from price',
  oversized: 'were too large',
  chased: 'chased price',
  revenge: 'were taken to win back a loss',
  'exited-early': 'were exited before the plan said to',
};

/** `3 of your 5 Hammer trades had no confirmation.` */
function suggestionText(suggestion: StudySuggestion): string {
  const trades = suggestion.pattern === '' ? 'trades' : `${suggestion.pattern} trades`;
  if (suggestion.kind === 'broken-rule') {
    const { broken, trades: n, rule } = suggestion;
    return `${countText(broken)} of your ${countText(n)} ${trades} ${ruleSentences[rule]}.`;
  }
  const { cents, currency } = suggestion.total;
  const n = countText(suggestion.trades);
  return `Your ${n} ${trades} lost ${moneyText(-cents, currency)} in all.`;
}

interface StudyTarget {
  to: string;
  name: string;
}

const stopArticle = { to: '/learn/articles/stop-loss-strategies', name: 'Study stop loss strategies' };
const ruleTargets: Record<BrokenRule, StudyTarget> = {
  'no-confirmation': { to: '/learn', name: 'Find the lesson' },
  'no-stop': stopArticle,
  'moved-stop': stopArticle,
  'exited-early': stopArticle,
  oversized: { to: '/learn/articles/position-sizing', name: 'Study position sizing' },
  chased: { to: '/scenarios', name: 'Practice in the trading scenarios' },
  revenge: { to: '/trading-fundamentals', name: 'Study trading psychology' },
};

function studyTarget(suggestion: StudySuggestion, lesson: StudyTarget | undefined): StudyTarget {
  if (lesson) return { to: lesson.to, name: `Study ${lesson.name} again` };
  return suggestion.kind === 'broken-rule' ? ruleTargets[suggestion.rule] : ruleTargets['no-confirmation'];
}
