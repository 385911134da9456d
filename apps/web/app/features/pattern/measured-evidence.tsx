import type { CountedRate, Evidence } from '@wickwise/contract/evidence';
import { ChanceStrip } from '#app/ui/chance-strip.tsx';
import { EvidenceTable } from './evidence-table.tsx';

export type Measured = Extract<Evidence, { kind: 'measured' }>;

/** A published rate beside chance: the verdict first, then the picture, its figures, and what was counted. */
export function MeasuredEvidence({ evidence }: { evidence: Measured }) {
  const { percent, bounds, noise, real, verdict, finding, source, page, dated } = evidence;
  return (
    <>
      <p className="font-medium text-md">{verdict}</p>
      <ChanceStrip published={{ percent, interval: bounds }} real={rateOf(real)} chance={rateOf(noise)} />
      <EvidenceTable evidence={evidence} />
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

/** What keeps the rates from being quite the same count. */
function limitsOf({ noise, market }: Measured): string {
  if (noise === null) return `${NO_CHANCE} ${PERFECT_TRADE}`;
  if (market === 'bull') {
    return `Chance is what our recognizer finds on random prices, which don’t rise. The source picked its patterns by eye, in bull markets, which help upward breakouts; differences of up to 10 points mean nothing. ${PERFECT_TRADE}`;
  }
  return 'Chance is the same rule on random prices. The source doesn’t say which markets it counted, and its definitions differ from ours, so differences of up to 5 points mean nothing.';
}

const NO_CHANCE =
  'There is no figure for chance. The source follows this pattern by eye to the end of a short swing, and no rule can count that on random prices.';

const PERFECT_TRADE = 'In a perfect trade you buy at the breakout and sell at the exact top, with hindsight.';
