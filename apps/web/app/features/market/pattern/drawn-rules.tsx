import type { RuleCheck } from '@wickwise/market/explain/explanation';
import Eye from 'lucide-react/icons/eye';
import { isDrawable } from './pattern-readings.ts';
import { RuleCheckLine } from './rule-checks.tsx';

interface DrawnRulesProps {
  rules: readonly RuleCheck[];
  /** The rule that is drawn alone; null while all are. */
  drawn: number | null;
  onDraw: (rule: number | null) => void;
}

/** The rules of a pattern. Each can be drawn alone on the candles that it measures. */
export function DrawnRules({ rules, drawn, onDraw }: DrawnRulesProps) {
  return (
    <ul className="grid divide-y divide-line border-line border-t">
      {rules.map((rule, place) => (
        <li
          key={`${rule.candle} ${rule.words}`}
          className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 py-1.5 ${drawn === place ? 'bg-sunk' : ''}`}
        >
          <div className="py-1">
            <RuleCheckLine rule={rule} />
          </div>
          {isDrawable(rule) ? (
            <button
              type="button"
              aria-label={`Draw only: ${rule.words}`}
              aria-pressed={drawn === place}
              className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink aria-pressed:bg-ink aria-pressed:text-ground"
              onClick={() => onDraw(drawn === place ? null : place)}
            >
              <Eye size={18} aria-hidden="true" />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
