import type { RuleCheck } from '@wickwise/market/explain/explanation';
import { formatCheck } from '@wickwise/market/explain/format-check';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';

/** Each condition of a rule with what was measured, its threshold, and whether it is met. */
function RuleChecks({ rules }: { rules: readonly RuleCheck[] }) {
  return (
    <ul className="grid divide-y divide-line border-line border-t">
      {rules.map((rule) => (
        <li key={`${rule.candle} ${rule.words}`} className="py-2.5">
          <RuleCheckLine rule={rule} />
        </li>
      ))}
    </ul>
  );
}

/** One condition, and where any one of several ways is enough, each of them. */
export function RuleCheckLine({ rule }: { rule: RuleCheck }) {
  return (
    <>
      <RuleLine rule={rule} />
      {rule.ways ? <RuleAlternatives ways={rule.ways} /> : null}
    </>
  );
}

function RuleLine({ rule }: { rule: RuleCheck }) {
  const { measured, threshold } = formatCheck(rule);
  const Icon = rule.met ? Check : X;
  return (
    <div className="flex gap-2.5">
      <Icon
        size={18}
        role="img"
        aria-label={rule.met ? 'Met' : 'Not met'}
        className={`mt-0.5 shrink-0 ${rule.met ? 'text-up' : 'text-down'}`}
      />
      <div className="min-w-0">
        <p className="text-md">{rule.words}</p>
        <p className="num text-muted text-sm">
          <span className="text-ink">{measured}</span>, required {threshold}
        </p>
      </div>
    </div>
  );
}

/** Any one of them is enough. */
function RuleAlternatives({ ways }: { ways: NonNullable<RuleCheck['ways']> }) {
  return (
    <ol className="mt-2 ml-7 grid list-[lower-alpha] gap-2 pl-4 text-sm">
      {ways.map((way) => (
        <li key={way.map(({ words }) => words).join()}>
          <RuleChecks rules={way} />
        </li>
      ))}
    </ol>
  );
}
