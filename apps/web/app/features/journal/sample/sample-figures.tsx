import { useMemo } from 'react';
import { TradeEquity } from '../statistics/trade-equity.tsx';
import { TradeEstimates } from '../statistics/trade-estimates.tsx';
import { statisticsOf } from '../statistics/trade-lists.ts';
import { sampleTrades } from './sample-trades.ts';

export function SampleFigures() {
  const { money, r } = useMemo(() => statisticsOf(sampleTrades), []);
  return (
    <>
      <TradeEquity entries={sampleTrades} />
      <TradeEstimates money={money} r={r} />
    </>
  );
}
