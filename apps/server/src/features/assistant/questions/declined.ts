import { theCandle } from '../facts/fact-context.ts';
import type { NamedPattern } from '../facts/pattern-names.ts';
import { type Answer, answered, unknown } from './answer.ts';
import { answerChartFirst } from './chart-answers.ts';
import { answerFirst } from './first-look.ts';
import type { Subject } from './subject.ts';

const ABOUT_PATTERNS = 'Ask me why something is or isn’t a pattern, what would confirm or cancel it';

/** What can be asked about a chart; a picture has neither volume nor levels. */
export function whatICan({ chart }: Pick<Subject, 'chart'>): string {
  return chart === null
    ? `${ABOUT_PATTERNS}, or how often chance does the same.`
    : `${ABOUT_PATTERNS}, how often chance does the same, or about the trend, levels and volume.`;
}

const REASONS = {
  advice: 'I don’t give advice, and I can’t know where price will go. What I can do is show what’s there.',
  outside: 'That’s outside of what I can see: I only read the candles in front of us. Let’s go back to them.',
} as const;

/** Declines kindly, and leads back to what is on the chart. */
export function decline(topic: keyof typeof REASONS, subject: Subject): Answer {
  const { chart, focus } = subject;
  const isAboutPattern = focus !== null && (chart === null || chart.isSelected);
  const back = isAboutPattern ? answerFirst(focus, subject) : chart === null ? null : answerChartFirst(chart, subject);
  const paragraphs = [[REASONS[topic]], ...(back?.paragraphs.slice(0, 1) ?? []), [whatICan(subject)]];
  return { ...(back ?? unknown()), kind: 'declined', paragraphs };
}

const UNMATCHED = {
  language: 'I only understand questions in English.',
  greeting: 'Happy to help.',
  unmatched: 'I can’t answer that one.',
} as const;

export function unmatched(topic: keyof typeof UNMATCHED, subject: Subject): Answer {
  return unknown(UNMATCHED[topic], whatICan(subject));
}

/** A pattern that is named and can't be measured at this candle. */
export function cannotMeasure({ name, recognizedAs, entry }: NamedPattern, subject: Subject): Answer {
  const { context, index, picture, chart } = subject;
  if (picture === null && chart === null)
    return unknown(`There’s no chart with this question, so I can’t look for ${name}.`);
  if (recognizedAs?.kind === 'candlestick') {
    return unknown(
      `Too few candles come before ${theCandle(context, index)} to measure ${name} there.`,
      whatICan(subject),
    );
  }
  const why =
    recognizedAs === null
      ? `My recognizer doesn’t know ${name}, so I can’t say whether it’s here.`
      : `My recognizer finds no ${name} completed on ${theCandle(context, index)}. It judges the whole shape, so I can’t say which part is missing.`;
  if (entry === null) return unknown(why, whatICan(subject));
  const lesson = `The lesson on ${name} has its rules, with an example and a near miss.`;
  return { ...answered([[why], [lesson]], { facts: lessonFact(entry) }), kind: 'unknown' };
}

function lessonFact({ id, name }: { id: string; name: string }): Answer['facts'] {
  return [{ topic: 'patterns', label: name, value: 'not measured here', patternId: id }];
}
