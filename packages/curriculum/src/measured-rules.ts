import type { LessonRule, RuleReading } from '@wickwise/contract/lesson/lesson';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { explainCandle } from '@wickwise/market/explain/explain';
import { CandleSeries } from '@wickwise/market/series';
import { drawnRulesOf } from './drawn-rules/drawn-rules.ts';
import type { PatternEntry, RecognizedAs } from './pattern.ts';
import { type RuleSource, ruleChecks } from './rule-checks.ts';
import { readChecks, readDrawn, readTrend } from './rule-reading.ts';
import { readConfirmingClose, readNewSetups } from './setup-reading.ts';

type Candlestick = Extract<RecognizedAs, { kind: 'candlestick' }>;
type Readings = readonly (RuleReading | null)[];

/**
 * The rules of a lesson with what each measures in its example and in its near miss: by the market engine for candlesticks,
 * as `drawnRulesOf` draws them for other patterns. A reading is null where a rule tests nothing that a picture can show.
 */
export function measuredRules(entry: PatternEntry): LessonRule[] {
  const [example, nearMiss] = readingsOf(entry);
  return entry.rules.map(({ measure, bound }, index) => ({
    measure,
    bound,
    example: example[index] ?? null,
    nearMiss: nearMiss[index] ?? null,
  }));
}

function readingsOf(entry: PatternEntry): [Readings, Readings] {
  const { id, recognizedAs, example, nearMiss } = entry;
  if (recognizedAs?.kind !== 'candlestick') {
    const drawn = drawnRulesOf(entry);
    return [
      drawn.map((rule) => rule && readDrawn(rule.example, example)),
      drawn.map((rule) => rule && readDrawn(rule.nearMiss, nearMiss)),
    ];
  }
  const sources = ruleChecks[id] ?? [];
  return [readPicture(example, { recognizedAs, sources }), readPicture(nearMiss, { recognizedAs, sources })];
}

interface Measures {
  readonly recognizedAs: Candlestick;
  readonly sources: readonly RuleSource[];
}

function readPicture(picture: CandlePicture, { recognizedAs, sources }: Measures): Readings {
  const { candles, mark } = picture;
  const { name, direction } = recognizedAs;
  const series = CandleSeries.fromOhlc(candles);
  const question = { series, pattern: name, index: mark?.to ?? candles.length - 1 };
  const explanation = explainCandle(direction === null ? question : { ...question, direction });
  return sources.map((source) => {
    if (source === null) return null;
    if (source === 'trend') return readTrend(explanation, series.close);
    if (source === 'confirming close') return readConfirmingClose(picture);
    if (source === 'new setups') return readNewSetups(picture);
    return readChecks(
      source.flatMap((place) => explanation.rules[place] ?? []),
      candles,
    );
  });
}
