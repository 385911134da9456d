import type { CountedRate } from '@wickwise/contract/lesson/evidence';
import { ChanceStrip } from '#app/ui/chart/chance-strip.tsx';
import { EvidenceTable, type EvidenceWithRate } from './evidence-table.tsx';
import { TradeResults } from './trade-results.tsx';

/** A published rate compared with chance: the verdict first, then the picture, its figures, and what was counted. */
export function MeasuredEvidence({ evidence }: { evidence: EvidenceWithRate }) {
  const { percent, bounds, noise, real, trades, verdict, finding, source, page, dated } = evidence;
  return (
    <>
      <p className="font-medium text-md">{verdict}</p>
      <ChanceStrip published={{ percent, interval: bounds }} real={rateOf(real)} chance={rateOf(noise)} />
      <EvidenceTable evidence={evidence} />
      <TradeResults trades={trades} />
      <p className="text-md text-soft">
        <b className="num mr-1 text-ink">{percent}%</b> {finding}
      </p>
      <p className="text-muted text-sm">{limitsOf(evidence)}</p>
      <p className="text-muted text-sm">
        Source: {source}, page “{page}”, {dated}
      </p>
    </>
  );
}

function rateOf(rate: CountedRate | null) {
  return rate === null ? null : { percent: rate.percent, interval: rate };
}

/** Why the rates are not quite the same count. */
function limitsOf({ noise, market }: EvidenceWithRate): string {
  if (noise === null) return PERFECT_TRADE;
  if (market === 'bull') {
    return `Chance is what our recognizer finds on random prices, which have no built-in drift. The source gives no exact rules for its patterns and counted them in bull markets, which favor upward breakouts, so a difference of up to 10.5 points, half a point of it for rounding, means nothing. ${PERFECT_TRADE}`;
  }
  return 'Chance is how often the same rule comes out that way on random prices. The source doesn’t say which markets this figure covers, and its definitions differ from ours, so a difference of up to 5.5 points, half a point of it for rounding, means nothing.';
}

/** True of either direction: half of the chart patterns are sold short. */
const PERFECT_TRADE =
  'A perfect trade gets in at the breakout and out at the very end of the move, which takes hindsight.';
