import type { PatternCase } from '../facts/pattern-case.ts';
import type { NamedPattern } from '../facts/pattern-names.ts';
import { type Answer, answered, drawCase, ruleFact, ruleText, unknown } from './answer.ts';
import { answerGiven } from './answer-given.ts';
import {
  answerCandle,
  answerChartFirst,
  answerLevels,
  answerMomentum,
  answerPatterns,
  answerSource,
  answerTrend,
  answerVolatility,
  answerVolume,
} from './chart-answers.ts';
import { cannotMeasure, decline, unmatched, whatICan } from './declined.ts';
import { withDefinition } from './definition.ts';
import { answerChance, answerSide } from './evidence-answers.ts';
import { answerFirst } from './first-look.ts';
import type { CandlePart, MatchedQuestion, Topic } from './match-question.ts';
import { answerCompare, answerConfirm, answerRules, answerWrong } from './pattern-answers.ts';
import type { Subject } from './subject.ts';

/** The built-in answer to a question about a subject. */
export function answerQuestion({ definition, ...matched }: MatchedQuestion, subject: Subject): Answer {
  const rest = answerAsked(matched, subject);
  return definition === null ? rest : withDefinition(definition, { rest, subject });
}

function answerAsked({ topic, patterns, part }: Omit<MatchedQuestion, 'definition'>, subject: Subject): Answer {
  if (topic === 'advice' || topic === 'outside') return decline(topic, subject);
  if (topic === 'language' || topic === 'greeting' || topic === 'unmatched') return unmatched(topic, subject);
  const [named, other] = patterns;
  const found = named === undefined ? subject.focus : findNamed(named, subject);
  const missing = named === undefined ? null : answerMissing({ topic, named, found }, subject);
  if (missing !== null) return missing;
  if (topic === 'compare') return compare(found, other === undefined ? subject.focus : subject.measure(other), subject);
  if (subject.given !== null && named === undefined && isAboutGiven(topic))
    return answerGiven(subject.given, { topic, found, subject });
  const asked =
    found === null ? null : answerAboutPattern(topic, found, { subject, part, isNamed: named !== undefined });
  return asked ?? answerAboutChart({ topic, part }, subject);
}

/** A named pattern among those that the chart marks, or else at the candle in question. */
function findNamed(named: NamedPattern, subject: Subject): PatternCase | null {
  const marked = subject.chart === null || subject.chart.isSelected ? [] : subject.chart.patterns;
  return marked.find(({ name }) => name === named.name) ?? subject.measure(named);
}

interface Named {
  readonly topic: Topic;
  readonly named: NamedPattern;
  readonly found: PatternCase | null;
}

/** Of a pattern that isn't there: what is known of it anywhere, or that it can't be measured; null where it can. */
function answerMissing({ topic, named, found }: Named, subject: Subject): Answer | null {
  if (found?.isThere === true) return null;
  const pattern = { pattern: named, found: null };
  const general = topic === 'side' ? answerSide(pattern, subject) : null;
  if (topic === 'chance') return answerChance(pattern, subject);
  return general ?? (found === null ? cannotMeasure(named, subject) : null);
}

function isAboutGiven(topic: Topic): boolean {
  return topic === 'wrong' || topic === 'rules' || topic === 'first';
}

interface Asked {
  readonly subject: Subject;
  readonly part: CandlePart | null;
  readonly isNamed: boolean;
}

function answerAboutPattern(topic: Topic, found: PatternCase, { subject, part, isNamed }: Asked): Answer | null {
  const isWholeChart = subject.chart !== null && !subject.chart.isSelected && !isNamed;
  switch (topic) {
    case 'rules':
      return answerRules(found, subject, part);
    case 'side':
      return isWholeChart || !found.isThere ? null : answerSide({ pattern: found, found }, subject);
    case 'wrong':
      return answerWrong(found, subject);
    case 'confirm':
      return answerConfirm(found, subject);
    case 'chance':
      return answerChance({ pattern: found, found }, subject);
    case 'first':
      return isWholeChart ? null : answerFirst(found, subject);
    case 'patterns':
      return subject.chart === null ? answerRules(found, subject) : null;
    default:
      return null;
  }
}

function answerAboutChart({ topic, part }: Pick<MatchedQuestion, 'topic' | 'part'>, subject: Subject): Answer {
  const { chart, picture } = subject;
  if (subject.given !== null && (topic === 'confirm' || topic === 'chance')) return unknown(NO_PATTERN, ASK_OF_ANSWER);
  if (chart === null && picture === null) return unknown(NO_PICTURE, whatICan(subject));
  if (topic === 'candle') return answerCandle(subject, part);
  if (chart === null)
    return topic === 'trend' || topic === 'side' ? pictureTrend(subject) : unknown(NOT_IN_A_PICTURE, whatICan(subject));
  switch (topic) {
    case 'trend':
    case 'side':
      return answerTrend(chart);
    case 'levels':
      return answerLevels(chart, subject);
    case 'volume':
      return answerVolume(chart);
    case 'volatility':
      return answerVolatility(chart);
    case 'momentum':
      return answerMomentum(chart);
    case 'source':
      return answerSource(chart);
    case 'first':
      return answerChartFirst(chart, subject);
    case 'patterns':
      return answerPatterns(chart, subject);
    default:
      return withoutPattern(chart, { topic, subject });
  }
}

/** A question about a pattern where none is selected, and none is at the candle. */
function withoutPattern(
  chart: NonNullable<Subject['chart']>,
  { topic, subject }: Pick<MatchedQuestion, 'topic'> & { subject: Subject },
): Answer {
  const { paragraphs, facts, drawing } = answerLevels(chart, subject);
  const where = chart.isSelected ? 'at this candle' : 'on the newest candles';
  const first = `No pattern is complete ${where}, so there’s nothing to ${topic === 'chance' ? 'compare with chance' : 'confirm or cancel'}.`;
  const lead = 'Name a pattern, as in “Why isn’t this a hammer?”, or select a marked pattern. Meanwhile, the levels:';
  return answered([[first, lead], ...paragraphs], { facts, drawing });
}

const NO_PICTURE = 'There’s no chart with this question, so there’s nothing that I can measure.';
const NOT_IN_A_PICTURE =
  'I can’t tell from this picture: it has candles only, and I measure what the rule of its pattern asks for.';
const NO_TREND_RULE = 'The rule of this pattern doesn’t measure the trend as a whole, so neither do I.';

const NO_PATTERN = 'This question isn’t about one pattern, so there’s nothing to confirm, or to compare with chance.';
const ASK_OF_ANSWER = 'Ask me why your answer is right or wrong, or where a candle opened and closed.';

/** The trend that the pattern's rule asks for. */
function pictureTrend(subject: Subject): Answer {
  const trend = subject.focus?.rules.find(({ rule }) => /^trend/i.test(rule));
  if (subject.focus === null || trend === undefined) return unknown(NO_TREND_RULE, whatICan(subject));
  const drawing = drawCase({ found: subject.focus, rules: [trend] }, subject);
  return answered([[`${ruleText(trend)}.`]], { facts: [ruleFact(trend)], drawing });
}

function compare(one: PatternCase | null, other: PatternCase | null, subject: Subject): Answer {
  if (one === null || other === null || one.name === other.name) {
    return unknown(
      'I compare two patterns at a time: name both, as in “How does a hammer differ from a hanging man?”.',
    );
  }
  return answerCompare(one, other, subject);
}
