import type { ChartFact, WickAnswer, WickDrawing } from '@wickwise/contract/assistant';
import type { ChartLine } from '@wickwise/market/candle-geometry';
import { fact } from '../facts/fact-context.ts';
import type { MeasuredRule, PatternCase } from '../facts/pattern-case.ts';
import type { Subject } from './subject.ts';

/** A built-in answer: what it says, on which facts, and what it draws. */
export interface Answer {
  readonly kind: WickAnswer['kind'];
  /** Sentences by paragraph. */
  readonly paragraphs: readonly (readonly string[])[];
  readonly facts: readonly ChartFact[];
  readonly drawing: WickDrawing;
}

export const NO_DRAWING: WickDrawing = { span: null, readings: [], levels: [] };

export function answered(
  paragraphs: Answer['paragraphs'],
  { facts, drawing = NO_DRAWING }: { facts: readonly ChartFact[]; drawing?: WickDrawing },
): Answer {
  return { kind: 'answered', paragraphs, facts, drawing };
}

export function unknown(...sentences: string[]): Answer {
  return { kind: 'unknown', paragraphs: [sentences], facts: [], drawing: NO_DRAWING };
}

export function textOf({ paragraphs }: Answer): string {
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

export function ruleFact({ rule, measured, bound, met }: MeasuredRule): ChartFact {
  if (bound === '') return fact('rules', rule, measured ?? '');
  const required = bound.startsWith('required') ? bound : `required ${bound}`;
  const figures = measured === null ? required : `${measured}; ${required}`;
  return fact('rules', rule, met === null ? figures : `${figures}: ${met ? 'met' : 'not met'}`);
}

/** A rule in a sentence. */
export function ruleText({ rule, measured, bound }: MeasuredRule): string {
  if (bound === '') return `${measured} for ${rule.toLowerCase()}`;
  const required = bound.startsWith('required') ? bound : `required: ${bound}`;
  return measured === null ? `“${rule}” (${required})` : `“${rule}” (here: ${measured}; ${required})`;
}

interface Drawn {
  readonly found: PatternCase;
  readonly rules: readonly MeasuredRule[];
  /** Whether the prices that confirm and cancel it are drawn. */
  readonly withLevels?: boolean;
}

/** The rules of a pattern on the candles that they measure. */
export function drawCase({ found, rules, withLevels = false }: Drawn, { placeOf }: Subject): WickDrawing {
  const { from, to } = found.span;
  const move = ({ from, to }: ChartLine) => ({
    from: [placeOf(from[0]), from[1]] as [number, number],
    to: [placeOf(to[0]), to[1]] as [number, number],
  });
  const readings = [true, false].flatMap((met) => {
    const drawn = rules.filter((rule) => (rule.met ?? true) === met).map(({ drawing }) => drawing);
    const lines = drawn.flatMap((one) => one.lines).map(move);
    const limits = drawn.flatMap((one) => one.limits).map(move);
    return lines.length + limits.length === 0 ? [] : [{ met, lines, limits }];
  });
  return {
    span: { from: placeOf(from), to: placeOf(to) },
    readings,
    levels: withLevels ? found.levels.map(({ price, label }) => ({ price, label })) : [],
  };
}
