import { z } from 'zod';
import { type CallEvent, type CallEvents, defineCall } from './call.ts';
import { patternId, recognizedAs } from './lesson/pattern-preview.ts';
import { candlePicture, chartLine } from './lesson/picture.ts';
import { interval, marketProblem, marketSource, ticker } from './market.ts';
import { QUESTION_LENGTH } from './market-constants.ts';
import { contentId } from './quiz-result.ts';

/** What a fact is about; the panel lists facts in this order. */
export const factTopic = z.enum([
  ...(['price', 'candle', 'trend', 'levels', 'indicators', 'patterns', 'rules', 'evidence'] as const),
  ...(['volatility', 'volume', 'data'] as const),
]);
export type FactTopic = z.output<typeof factTopic>;

/** Something measured on the chart by the server, as the panel shows it. */
export const chartFact = z.object({
  topic: factTopic,
  /** Such as "RSI (14)" or "Support". */
  label: z.string(),
  /** Such as "62.1" or "$208.10, turned there 3 times". */
  value: z.string(),
  /** The lesson about it; null where there is none. */
  patternId: z.string().nullable(),
});
export type ChartFact = z.output<typeof chartFact>;

/** Everything an analysis is based on. */
export const chartFacts = z.object({
  symbol: ticker,
  interval,
  source: marketSource,
  fetchedAt: z.iso.datetime(),
  problem: marketProblem,
  facts: z.array(chartFact).min(1),
});
export type ChartFacts = z.output<typeof chartFacts>;

/**
 * Why the text is the built-in one although a model is configured; null otherwise. `model_rejected`: the model's text
 * had a number or a pattern that is not among the facts, contradicted one, or gave advice. `model_language`: it was in
 * another language than English. `model_refused`: the model refused to answer. `model_late`: it took too long.
 * `model_unavailable`: it did not answer.
 */
export const analysisNotice = z
  .enum(['model_rejected', 'model_language', 'model_refused', 'model_late', 'model_unavailable'])
  .nullable();
export type AnalysisNotice = z.output<typeof analysisNotice>;

export const chartAnalysis = z.object({
  /** The text, its paragraphs separated by an empty line. */
  analysis: z.string(),
  writtenBy: z.enum(['built-in', 'model']),
  notice: analysisNotice,
  facts: chartFacts,
});
export type ChartAnalysis = z.output<typeof chartAnalysis>;

/**
 * The events of a streamed analysis, each with its name as the event's type. `facts` comes first, at once. `text` is
 * appended to what came before. `withdrawn`: everything so far is dropped, because a later sentence of the model failed
 * its
 * check; what follows takes its place. The last one is `done`, or `failed` when the server could not go on.
 */
export const analysisEvents = {
  facts: chartFacts,
  text: z.object({ text: z.string() }),
  withdrawn: z.object({}),
  done: chartAnalysis.pick({ writtenBy: true, notice: true }),
  failed: z.object({ message: z.string() }),
};

/**
 * What a question is about: only what is selected. The server measures it on its own candles, and takes questions about
 * an answer only after it was given.
 */
export const wickSubject = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('chart'),
    symbol: ticker,
    interval,
    /** The beginning of the selected candle in epoch milliseconds; null for the whole chart. */
    candle: z.int().positive().nullable(),
    /** The selected pattern, which this candle completes. */
    pattern: recognizedAs.nullable(),
  }),
  z.strictObject({ kind: z.literal('lesson'), patternId }),
  z.strictObject({
    kind: z.literal('drill'),
    patternId,
    drillId: z.uuid(),
    /** Counted from 0. */
    question: z.int().nonnegative(),
  }),
  z.strictObject({ kind: z.literal('quiz'), quizId: contentId, attemptId: z.uuid(), questionId: contentId }),
]);
export type WickSubject = z.output<typeof wickSubject>;

const question = z.string().trim().min(1).max(QUESTION_LENGTH);

/** What an answer says, drawn. A candle is named by its beginning on a live chart, and by its index in a picture. */
export const wickDrawing = z.object({
  /** The first and the last of the candles that it is about. */
  span: z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() }).nullable(),
  /** What rules measure, and what they compare it with. */
  readings: z.array(z.object({ met: z.boolean(), lines: z.array(chartLine), limits: z.array(chartLine) })),
  levels: z.array(z.object({ price: z.number(), label: z.string() })),
});
export type WickDrawing = z.output<typeof wickDrawing>;

/** What an answer is based on. */
export const wickFacts = z.object({
  /** What it is about, such as "AAPL, candle of Fri, Nov 20, 2026". */
  about: z.string(),
  facts: z.array(chartFact),
  /** Null for a picture. */
  source: marketSource.nullable(),
  drawing: wickDrawing,
  /** What it is drawn on; null for a live chart. */
  picture: candlePicture.nullable(),
});
export type WickFacts = z.output<typeof wickFacts>;

/**
 * `declined`: the question asks for advice or about something else, and the answer leads back. `unknown`: Wick can't
 * answer it, and says what it can.
 */
const answerKind = z.enum(['answered', 'declined', 'unknown']);

export const wickAnswer = wickFacts.extend({
  answer: z.string(),
  kind: answerKind,
  writtenBy: z.enum(['built-in', 'model']),
  notice: analysisNotice,
});
export type WickAnswer = z.output<typeof wickAnswer>;

export const assistantCalls = {
  /** With `Accept: text/event-stream` it returns the events above; closing the connection stops it. */
  analyzeChart: defineCall({
    method: 'POST',
    path: '/api/ai/analyze-chart',
    access: 'heritage',
    summary: 'Describes a chart from measured facts, as JSON or as server-sent events. Never advice.',
    body: z.object({ symbol: ticker, interval }),
    response: chartAnalysis,
    events: analysisEvents,
    errors: ['not_signed_in', 'heritage_required', 'market_rate_limited', 'market_unavailable'],
  }),
  /** With `Accept: text/event-stream` it returns events like those of an analysis. */
  askWick: defineCall({
    method: 'POST',
    path: '/api/ai/ask',
    access: 'heritage',
    summary: 'Answers a question about a chart, a lesson or an answer, from measured facts. Never advice.',
    body: z.strictObject({ subject: wickSubject, question }),
    response: wickAnswer,
    events: { ...analysisEvents, facts: wickFacts, done: analysisEvents.done.extend({ kind: answerKind }) },
    errors: ['not_signed_in', 'heritage_required', 'not_found', 'market_rate_limited', 'market_unavailable'],
  }),
};

export type AnalysisEvents = CallEvents<typeof assistantCalls.analyzeChart>;
export type AnalysisEvent = CallEvent<typeof assistantCalls.analyzeChart>;
export type AnswerEvents = CallEvents<typeof assistantCalls.askWick>;
export type AnswerEvent = CallEvent<typeof assistantCalls.askWick>;
