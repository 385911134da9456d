import { useMemo } from 'react';
import { TradeEquity } from '../statistics/trade-equity.tsx';
import { TradeEstimates } from '../statistics/trade-estimates.tsx';
import { statisticsOf } from '../statistics/trade-lists.ts';
import { sampleTrades } from './sample-trades.ts';

export function SampleFigures() {
  const { money, r } = useMemo(() => statisticsOf({ closed: sampleTrades, members: sampleTrades }), []);
  return (
    <>
      <TradeEquity entries={sampleTrades} currency="USD" />
      <TradeEstimates money={money} currency="USD" r={r} />
    </>
  );
}
