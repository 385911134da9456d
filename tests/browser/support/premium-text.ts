import { gallery } from '@wickwise/curriculum/gallery/gallery';
import { patterns } from '@wickwise/curriculum/patterns';
import { moreQuestions } from '@wickwise/curriculum/quizzes/more-questions';
import { quizzes } from '@wickwise/curriculum/quizzes/quizzes';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';

type Entry = (typeof patterns)[number];

/** Of what length a stretch of plain letters says something. */
const SHORTEST = 20;

const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');
const heritage = patterns.filter(({ requiredTier }) => requiredTier === 'heritage');

/** The addresses of the lessons that only heritage opens. */
export const heritageLessons = heritage.map(({ id, name, category }) => ({ id, name, category }));

/**
 * Of every premium sentence its longest stretch of plain letters, which reads the same in a page, in JSON and in a
 * script. What a preview or a free lesson also says is not a secret.
 */
export function premiumTraces(): string[] {
  const previews = heritage.flatMap(({ name, description, example }) => [name, description, example.alt]);
  const open = [...previews, ...free.flatMap(sentences)].join('\n');
  return heritage
    .flatMap(sentences)
    .map(longestPlainStretch)
    .filter((trace) => trace.length >= SHORTEST && !open.includes(trace));
}

/** The same of the gallery and the scenarios, which only heritage opens. */
export function heritageScreenTraces(): string[] {
  const cards = gallery.flatMap(({ evidence, tradingSignal, targetCalculation, volume, keyFeatures }) => [
    evidence,
    tradingSignal,
    targetCalculation,
    volume,
    ...keyFeatures,
  ]);
  const stories = scenarios.flatMap(({ context, situation, options }) => [
    context,
    situation,
    ...options.flatMap(({ text, explanation, consequence }) => [text, explanation, consequence]),
  ]);
  return [...cards, ...stories].map(longestPlainStretch).filter((trace) => trace.length >= SHORTEST);
}

/** The same of the keys of all quizzes, and of the questions that only heritage learners are asked. */
export function quizTraces(): string[] {
  return quizzes
    .flatMap(({ requiredTier, level, questions }) =>
      [...questions, ...(moreQuestions[level] ?? [])].flatMap(({ question, explanation }) =>
        requiredTier === 'heritage' ? [question, explanation] : [explanation],
      ),
    )
    .map(longestPlainStretch)
    .filter((trace) => trace.length >= SHORTEST);
}

/** Every sentence of a lesson that a preview does not have. */
export function sentences(entry: Entry): string[] {
  const { definition, signal, scenario, characteristics, frequency, disagreement, evidence, rules } = entry;
  const { example, nearMiss, failure, confirmation, failsWhen, takeaway, neighbors } = entry;
  const frame = [confirmation, failsWhen, takeaway, ...neighbors.map(({ difference }) => difference)];
  return [
    definition,
    signal,
    scenario,
    frequency,
    ...characteristics,
    ...(disagreement === null ? [] : [disagreement]),
    evidence.kind === 'measured' ? evidence.finding : evidence.note,
    ...rules.map(({ measure }) => measure),
    ...frame,
    example.caption,
    nearMiss.caption,
    failure.caption,
  ];
}

/** Those of the traces that a text holds. They can only lie where it is plain for long enough, which most of a script is not. */
export function tracesIn(text: string, traces: readonly string[]): string[] {
  const plain = (text.match(new RegExp(`[A-Za-z ,.]{${SHORTEST},}`, 'g')) ?? []).join('\n');
  return traces.filter((trace) => plain.includes(trace));
}

function longestPlainStretch(text: string): string {
  return text
    .split(/[^A-Za-z ,.]/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .trim();
}
