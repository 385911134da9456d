import type { ChartFact, FactTopic, WickDrawing } from '@wickwise/contract/assistant';
import { classifyVolume, VOLUME_BOUNDS } from '@wickwise/market/chart-measures';
import { capitalized, fact, theCandle } from '../facts/fact-context.ts';
import { SHORT_TRENDS } from '../facts/pattern-case.ts';
import { describeAverages, describeLevels, describeMomentum, describeVolatility } from '../writing/built-in-text.ts';
import { type Answer, answered, drawCase, NO_DRAWING } from './answer.ts';
import type { CandlePart } from './match-question.ts';
import type { Subject } from './subject.ts';

type Chart = NonNullable<Subject['chart']>;

export function answerTrend(chart: Chart): Answer {
  const { measures, context } = chart;
  const { trend, close } = measures;
  const facts = factsOf(chart, 'price', 'trend');
  if (trend === null) return answered([['Too few candles came before this one to judge the trend.']], { facts });
  const { figures } = context;
  const side = { up: 'above', down: 'below', flat: 'close to' }[trend.direction];
  const candle = chart.isSelected ? 'it' : 'the last finished candle';
  const prices = `${figures.price(close)}, ${side} the 10-candle EMA of ${figures.price(trend.average)}`;
  const bound = `Within ${figures.price(trend.tolerance)} of it, I call the trend flat.`;
  const levels = [{ price: trend.average, label: '10-candle EMA' }];
  const sentences = [
    asOf(chart),
    `The chart shows ${SHORT_TRENDS[trend.direction]}: ${candle} closed at ${prices}.`,
    bound,
    describeAverages(measured(chart)),
  ];
  return answered([sentences], { facts, drawing: { ...NO_DRAWING, levels } });
}

export function answerLevels(chart: Chart, { placeOf }: Subject): Answer {
  const { measures, context } = chart;
  const { support, resistance, levelBelow, levelAbove } = measures;
  const { figures } = context;
  const sides = { below: levelBelow, above: levelAbove };
  const turned = Object.entries(sides).flatMap(([side, level]) => {
    if (level === null) return [];
    return [`${figures.price(level.price)} ${side} (${figures.plain(level.touches.length, 0)} turns)`];
  });
  const which = chart.isSelected ? 'the strongest levels up to then' : 'the levels that the chart draws';
  const strongest = turned.length === 0 ? '' : `The nearest of ${which}: ${turned.join(', ')}.`;
  const swings = [support, resistance].filter((swing) => swing !== null);
  const drawing: WickDrawing = {
    span: null,
    readings: swings.map(({ index, price }) => {
      const point: [number, number] = [placeOf(index), price];
      return { met: true, lines: [{ from: point, to: point }], limits: [] };
    }),
    levels: swings.map(({ price, kind }) => ({
      price,
      label: kind === 'low' ? 'Nearest swing low' : 'Nearest swing high',
    })),
  };
  return answered([[asOf(chart), ...describeLevels(measured(chart))], [strongest]], {
    facts: factsOf(chart, 'price', 'levels'),
    drawing,
  });
}

export function answerVolume(chart: Chart): Answer {
  const { measures, context } = chart;
  const { volume, meanVolume } = measures;
  const facts = factsOf(chart, 'volume');
  if (meanVolume === null || meanVolume === 0)
    return answered([['There’s no volume to compare on this chart.']], { facts });
  const { figures } = context;
  const ratio = figures.plain(volume / meanVolume, 2);
  const [from, to] = [VOLUME_BOUNDS.aboutAverage, VOLUME_BOUNDS.aboveAverage].map((bound) => figures.plain(bound, 1));
  const name = classifyVolume(Number(ratio));
  return answered(
    [
      [
        `Volume was ${figures.volume(volume)}, ${ratio} times the 20-candle average: ${name} average.`,
        `I call ${from} to ${to} times “about average”.`,
      ],
    ],
    { facts },
  );
}

export function answerVolatility(chart: Chart): Answer {
  const text = describeVolatility(measured(chart)) || 'Too few candles came before this one to average their ranges.';
  return answered([[text]], { facts: factsOf(chart, 'volatility') });
}

export function answerMomentum(chart: Chart): Answer {
  const text = describeMomentum(measured(chart)) || 'Too few candles came before this one for RSI and MACD.';
  const bounds = 'RSI is called overbought at 70 or more and oversold at 30 or less.';
  chart.context.figures.phrase(bounds);
  return answered([[text, bounds]], { facts: factsOf(chart, 'indicators') });
}

export function answerSource(chart: Chart): Answer {
  const { source, fetchedAt } = chart.context.status;
  const { context } = chart;
  const checked = context.figures.minute(Date.parse(fetchedAt));
  const newest = theCandle(context, context.series.length - 1);
  const kind = source.isSimulated
    ? `My prices are the chart’s, and they’re simulated (${source.name}): no real stock traded at them.`
    : `My prices are the chart’s, from ${source.name}.`;
  const age = `The newest one that I read is ${newest}; I last checked on ${checked}.`;
  return answered([[kind, age, 'I leave out a candle that is still open.']], {
    facts: factsOf(chart, 'data'),
  });
}

export function answerPatterns(chart: Chart, subject: Subject): Answer {
  const { focus } = subject;
  const facts = factsOf(chart, 'patterns', 'evidence');
  const { isSelected, patterns } = chart;
  if (isSelected && focus === null) {
    return answered([['No pattern that I know completes on this candle.']], { facts: factsOf(chart, 'price') });
  }
  const named = isSelected && focus !== null ? [focus] : patterns;
  const [first] = named;
  if (first === undefined) {
    return answered([['No marked pattern has completed on the newest candles.']], { facts });
  }
  const sentences = named.map(({ name, state, isThere, span }) => {
    const when = isThere
      ? `completed on ${theCandle(subject.context, span.to)}`
      : 'has its shape here, without its trend';
    return `${name} ${when}${state === null ? '' : `, ${state}`}.`;
  });
  const known = named.map(({ name, entry, span }) => ({
    ...fact('patterns', name, subject.context.candleName(span.to)),
    patternId: entry?.id ?? null,
  }));
  const drawing = drawCase({ found: first, rules: first.rules }, subject);
  return answered([sentences], { facts: isSelected ? known : facts, drawing });
}

/** The four prices of the candle, and the parts between them. */
export function answerCandle(subject: Subject, part: CandlePart | null): Answer {
  const { context, index, placeOf } = subject;
  const { figures } = context;
  const { open, high, low, close } = context.series.at(index);
  const [bottom, top] = [Math.min(open, close), Math.max(open, close)];
  const parts = { body: top - bottom, 'upper shadow': high - top, 'lower shadow': bottom - low };
  const facts: ChartFact[] = [
    fact('candle', 'Candle', context.candleName(index)),
    ...Object.entries({ Open: open, High: high, Low: low, Close: close }).map(([label, price]) => {
      return fact('candle', label, figures.price(price));
    }),
    ...Object.entries(parts).map(([label, size]) => fact('candle', capitalized(label), figures.price(size))),
  ];
  const color = close > open ? 'rose' : close < open ? 'declined' : 'closed where it opened';
  const share = figures.signedPercent(close / open - 1, 2);
  const moved = close === open ? color : `${color} from ${figures.price(open)} to ${figures.price(close)} (${share})`;
  const longest = (Object.entries(parts) as [keyof typeof parts, number][]).toSorted((a, b) => b[1] - a[1])[0];
  const biggest = longest === undefined ? '' : `Its largest part is the ${longest[0]}, ${figures.price(longest[1])}.`;
  const size = part === null ? biggest : `Its ${part} is ${figures.price(parts[part])}.`;
  const place = placeOf(index);
  const line = (from: number, to: number) => ({
    from: [place, from] as [number, number],
    to: [place, to] as [number, number],
  });
  const drawing = {
    span: { from: place, to: place },
    readings: [{ met: true, lines: [line(top, high), line(bottom, low)], limits: [] }],
    levels: [],
  };
  const reach = `It traded as high as ${figures.price(high)} and as low as ${figures.price(low)}, a range of ${figures.price(high - low)}.`;
  return answered([[`${capitalized(theCandle(context, index))} ${moved}.`, reach, size]], { facts, drawing });
}

/** In which order to look at a chart: what moves it, where it may turn, then the pattern. */
export function answerChartFirst(chart: Chart, subject: Subject): Answer {
  const trend = answerTrend(chart);
  const levels = answerLevels(chart, subject);
  const [found] = chart.patterns;
  const pattern =
    found === undefined
      ? ['Last, patterns: no marked pattern has completed on the newest candles.']
      : [
          `Last, the pattern: ${found.name}${found.state === null ? '' : `, ${found.state}`}.`,
          `What confirms it: ${found.confirms}.`,
          `It’s canceled if ${found.cancels}.`,
          found.verdict ?? '',
        ];
  const first = trend.paragraphs[0]?.find((sentence) => sentence.startsWith('The chart shows')) ?? '';
  const turns = ['Then the nearest turning points.', ...describeLevels(measured(chart))];
  const facts = factsOf(chart, 'price', 'trend', 'levels', 'patterns', 'evidence');
  return answered([['Start with the trend.', first], turns, pattern], { facts, drawing: levels.drawing });
}

/** An earlier candle is measured without those after it. */
function asOf({ isSelected }: Chart): string {
  return isSelected ? 'This is as of the candle’s close.' : '';
}

function measured({ measures, context: { figures } }: Chart) {
  return { measures, figures };
}

function factsOf({ facts }: Chart, ...topics: readonly FactTopic[]): ChartFact[] {
  return facts.facts.filter(({ topic }) => topics.includes(topic));
}
