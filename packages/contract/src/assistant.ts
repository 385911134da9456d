import { z } from 'zod';
import { type CallEvent, type CallEvents, defineCall } from './call.ts';
import { interval, marketProblem, marketSource, ticker } from './market.ts';

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
};

export type AnalysisEvents = CallEvents<typeof assistantCalls.analyzeChart>;
export type AnalysisEvent = CallEvent<typeof assistantCalls.analyzeChart>;
