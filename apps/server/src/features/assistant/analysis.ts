import type { AnalysisEvent, AnalysisNotice, ChartAnalysis } from '@wickwise/contract/assistant';
import type { FastifyBaseLogger } from 'fastify';
import { writeBuiltInText } from './built-in-text.ts';
import { findFault, type TextFault } from './check-text.ts';
import type { KnownChart } from './facts.ts';
import type { WriteText } from './model.ts';
import { promptOf } from './prompt.ts';
import { splitSentences } from './sentences.ts';

export interface AnalysisInput {
  readonly chart: KnownChart;
  /** Null for the built-in text. */
  readonly write: WriteText | null;
  /** Stops the model when the client is gone. */
  readonly signal: AbortSignal;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** In characters. A model that writes more than this is ignoring its instructions. */
const LENGTH_LIMIT = 2_000;

/**
 * Yields the facts at once, then a text about them. A model's text is sent sentence by sentence, each one after it was
 * checked. If one fails, the whole text is withdrawn and replaced by the built-in one: a model that makes up one number
 * cannot be trusted with the rest.
 */
export async function* streamAnalysis(input: AnalysisInput): AsyncGenerator<AnalysisEvent> {
  const { chart, write } = input;
  yield { name: 'facts', data: chart.facts };
  let notice: AnalysisNotice = null;
  if (write !== null) {
    let sent = 0;
    notice = yield* streamModelText({ ...input, write, onSend: () => sent++ });
    if (notice === null) return yield { name: 'done', data: { writtenBy: 'model', notice } };
    if (sent > 0) yield { name: 'withdrawn', data: {} };
  }
  yield { name: 'text', data: { text: writeBuiltInText(chart) } };
  yield { name: 'done', data: { writtenBy: 'built-in', notice } };
}

interface ModelInput extends AnalysisInput {
  readonly write: WriteText;
  readonly onSend: () => void;
}

/** Returns why the text was rejected. */
async function* streamModelText(input: ModelInput): AsyncGenerator<AnalysisEvent, AnalysisNotice> {
  const { chart, write, signal, log, onSend } = input;
  const stop = new AbortController();
  let length = 0;
  try {
    for await (const sentence of splitSentences(write(promptOf(chart), AbortSignal.any([signal, stop.signal])))) {
      length += sentence.length;
      const fault: TextFault | 'length' | null = length > LENGTH_LIMIT ? 'length' : findFault(sentence, chart);
      if (fault !== null) {
        log.warn({ fault }, 'the text of the model was rejected');
        return 'model_rejected';
      }
      onSend();
      yield { name: 'text', data: { text: sentence } };
    }
    return length > 0 ? null : 'model_unavailable';
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the model did not respond');
    return 'model_unavailable';
  } finally {
    stop.abort();
  }
}

/** The complete analysis, for clients that do not stream it. */
export async function writeAnalysis(input: AnalysisInput): Promise<ChartAnalysis> {
  let analysis = '';
  for await (const { name, data } of streamAnalysis(input)) {
    if (name === 'text') analysis += data.text;
    if (name === 'withdrawn') analysis = '';
    if (name === 'done') return { analysis: analysis.trim(), ...data, facts: input.chart.facts };
  }
  throw new Error('The analysis ended without its last event.');
}
