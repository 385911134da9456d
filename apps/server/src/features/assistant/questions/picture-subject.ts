import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { examplePicture } from '@wickwise/curriculum/lesson-pictures';
import { measuredRules } from '@wickwise/curriculum/measured-rules';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { phraseOf } from '@wickwise/curriculum/questions/pattern-phrase';
import { withoutCaption } from '@wickwise/curriculum/reader-patterns';
import { CandleSeries } from '@wickwise/market/series';
import { evidenceTexts } from '../facts/evidence-facts.ts';
import type { CandleContext } from '../facts/fact-context.ts';
import { FigureWriter } from '../facts/figures.ts';
import { lessonConfirmation, type MeasuredRule, type PatternCase } from '../facts/pattern-case.ts';
import { PatternMeter } from './measure-pattern.ts';
import type { GivenAnswer, Subject } from './subject.ts';

export function pictureContext({ candles }: CandlePicture): CandleContext {
  const figures = new FigureWriter(candles.at(-1)?.[3] ?? 1);
  const series = CandleSeries.fromOhlc(candles);
  return {
    figures,
    series,
    article: '',
    candleName: (index) => figures.phrase(`candle ${index + 1} of ${candles.length}`),
  };
}

/** The example of a lesson, with the rules as the lesson measures them. */
export function lessonSubject(entry: PatternEntry): Subject {
  const picture = examplePicture(entry);
  const context = pictureContext(picture);
  const index = picture.mark?.to ?? picture.candles.length - 1;
  const focus = lessonCase(entry, { picture, context, index });
  return pictureSubject({ about: `the lesson ${entry.name}`, entry, picture, context, index, focus, given: null });
}

interface LessonPlace {
  readonly picture: CandlePicture;
  readonly context: CandleContext;
  readonly index: number;
}

function lessonCase(entry: PatternEntry, { picture, context: { figures }, index }: LessonPlace): PatternCase {
  const { trigger, stop } = entry.trade;
  const rules = measuredRules(entry).map(
    ({ measure, bound, example }): MeasuredRule => ({
      rule: figures.phrase(measure),
      measured: example && figures.quote(example.measured),
      bound: figures.quote(bound),
      met: example?.met ?? null,
      drawing: { lines: example?.lines ?? [], limits: example?.limits ?? [] },
    }),
  );
  return {
    name: entry.name,
    phrase: phraseOf(entry),
    entry,
    span: picture.mark ?? { from: index, to: index },
    isThere: true,
    breakout: null,
    score: null,
    rules,
    ...lessonConfirmation(entry, figures),
    state: null,
    isSettled: false,
    verdict: evidenceTexts(entry, figures).summary,
    levels: [
      { price: trigger.price, label: 'Confirms' },
      ...(stop.price === trigger.price ? [] : [{ price: stop.price, label: 'Cancels' }]),
    ],
  };
}

interface PictureQuestion extends LessonPlace {
  readonly about: string;
  readonly entry: PatternEntry | null;
  readonly focus: PatternCase | null;
  readonly given: GivenAnswer | null;
}

export function pictureSubject({ picture, context, index, ...rest }: PictureQuestion): Subject {
  const meter = new PatternMeter(context, index);
  return {
    ...rest,
    context,
    index,
    // The lesson's own rules where they were measured.
    measure: (named) => (named.entry !== null && named.entry === rest.focus?.entry ? rest.focus : meter.measure(named)),
    chart: null,
    source: null,
    picture: withoutCaption(picture),
    placeOf: (place) => place,
  };
}
