import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { phraseOf } from '@wickwise/curriculum/questions/pattern-phrase';
import type { CheckedRule } from '@wickwise/curriculum/questions/picture-question';
import { evidenceTexts } from '../facts/evidence-facts.ts';
import type { CandleContext } from '../facts/fact-context.ts';
import { lessonConfirmation, type PatternCase } from '../facts/pattern-case.ts';
import { PatternMeter } from './measure-pattern.ts';
import { lessonSubject, pictureContext, pictureSubject } from './picture-subject.ts';
import type { GivenAnswer, Subject } from './subject.ts';

/** An answer that was given, with the chart that it was about. */
export interface JudgedAnswer {
  readonly about: string;
  readonly given: GivenAnswer;
  readonly entry: PatternEntry | null;
  /** Null for a question without a picture. */
  readonly picture: CandlePicture | null;
  /** What the chart measures for the conditions of the rule; none where they weren't measured. */
  readonly checks: readonly CheckedRule[];
}

/** A question without a picture is shown on the example of the lesson that it belongs to. */
export function givenSubject({ about, given, entry, picture, checks }: JudgedAnswer): Subject {
  if (picture === null && entry !== null) return { ...lessonSubject(entry), about, given };
  const shown = picture ?? NO_CANDLES;
  const context = pictureContext(shown);
  const index = shown.mark?.to ?? shown.candles.length - 1;
  const focus = entry === null ? null : judgedCase(entry, { context, index, checks });
  const subject = pictureSubject({ about, entry, picture: shown, context, index, focus, given });
  return picture === null ? { ...subject, picture, measure: () => null } : subject;
}

/** Stands in for candles where there are none: nothing is measured on it. */
const NO_CANDLES: CandlePicture = { candles: [[1, 1, 1, 1]], mark: null, alt: '' };

interface JudgedPlace {
  readonly context: CandleContext;
  readonly index: number;
  readonly checks: readonly CheckedRule[];
}

function judgedCase(entry: PatternEntry, { context, index, checks }: JudgedPlace): PatternCase {
  const { recognizedAs } = entry;
  const measured = new PatternMeter(context, index).measure({ recognizedAs });
  if (measured !== null) return measured;
  const { figures } = context;
  const rules = checks.map(({ rule, measured: figure, bound, met }) => ({
    rule: figures.phrase(rule),
    measured: figure && figures.quote(figure),
    bound: figures.quote(bound),
    met,
    drawing: { lines: [], limits: [] },
  }));
  return {
    name: entry.name,
    phrase: phraseOf(entry),
    entry,
    span: { from: index, to: index },
    isThere: rules.every(({ met }) => met !== false),
    breakout: null,
    score: null,
    rules,
    ...lessonConfirmation(entry, figures),
    state: null,
    isSettled: false,
    verdict: evidenceTexts(entry, figures).summary,
    levels: [],
  };
}
