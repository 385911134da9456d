import type { AnalysisEvent, ChartAnalysis } from '@wickwise/contract/assistant';
import type { KnownChart } from '../facts/chart-facts.ts';
import { writeBuiltInText } from './built-in-text.ts';
import { promptOf } from './prompt.ts';
import { streamText, type Writing } from './stream-text.ts';

/** Yields the facts of a chart at once, then a text about them. */
export async function* streamAnalysis(chart: KnownChart, writing: Writing): AsyncGenerator<AnalysisEvent> {
  yield { name: 'facts', data: chart.facts };
  const { knowledge } = chart;
  yield* streamText({ knowledge, prompt: promptOf(chart), builtIn: writeBuiltInText(chart) }, writing);
}

/** The complete analysis, for clients that do not stream it. */
export async function writeAnalysis(chart: KnownChart, writing: Writing): Promise<ChartAnalysis> {
  let analysis = '';
  for await (const { name, data } of streamAnalysis(chart, writing)) {
    if (name === 'text') analysis += data.text;
    if (name === 'withdrawn') analysis = '';
    if (name === 'done') return { analysis: analysis.trim(), ...data, facts: chart.facts };
  }
  throw new Error('The analysis ended without its last event.');
}
