import type { WickSubject } from '@wickwise/contract/assistant';
import type { RecognizedAs } from '@wickwise/curriculum/pattern';
import { CallError } from '../../../plugins/errors.ts';
import type { ChartSnapshot } from '../../market/public.ts';
import { readFacts } from '../facts/chart-facts.ts';
import { liveCandleName } from '../facts/fact-context.ts';
import { CHART_NAMES } from '../writing/built-in-text.ts';
import { PatternMeter } from './measure-pattern.ts';
import type { Subject } from './subject.ts';

type ChartSelection = Extract<WickSubject, { kind: 'chart' }>;

/**
 * A live chart, or one of its candles. What is measured at a candle is measured as of its close; how its patterns turned
 * out is read from the candles after it.
 * @throws CallError `not_found` for a candle that isn't on the chart, or hasn't closed yet
 */
export function chartSubject(selection: ChartSelection, snapshot: ChartSnapshot): Subject {
  const { symbol, interval, candle, pattern } = selection;
  const { candles, isLastFinished, status } = snapshot;
  const finished = isLastFinished ? candles : candles.slice(0, -1);
  const index = candle === null ? finished.length - 1 : finished.findIndex(({ candle: { time } }) => time === candle);
  if (index === -1) throw new CallError('not_found', candle === candles.at(-1)?.candle.time ? STILL_OPEN : GONE);
  const whole = readFacts({ symbol, interval }, { candles: finished, isLastFinished: true, status });
  const isSelected = candle !== null;
  const asOf = { candles: finished.slice(0, index + 1), isLastFinished: true, status };
  const chart = isSelected ? readFacts({ symbol, interval }, asOf, { isNewest: false }) : whole;
  // One writer, so that the check knows the figures of both.
  const { figures } = chart.context;
  const place = { series: whole.context.series, interval, figures };
  const candleName = (at: number) => liveCandleName(place, at);
  const context = { ...whole.context, figures, candleName };
  const meter = new PatternMeter(context, index);
  const chosen = pattern === null ? null : meter.measure({ recognizedAs: pattern as RecognizedAs });
  const focus = chosen ?? (isSelected ? meter.found()[0] : chart.patterns[0]) ?? null;
  return {
    about: isSelected ? `${symbol}, ${context.candleName(index)}` : `${symbol}, ${CHART_NAMES[interval]}`,
    context,
    index,
    focus,
    entry: focus?.entry ?? null,
    measure: (named) => meter.measure(named),
    chart: { ...chart, isSelected },
    source: status.source,
    picture: null,
    given: null,
    placeOf: (place) => context.series.at(place).time,
  };
}

const STILL_OPEN = 'That candle is still open, so everything about it can change. Ask me once it has closed.';
const GONE = 'That candle isn’t on my chart anymore. Select another one.';
