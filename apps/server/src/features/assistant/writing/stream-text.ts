import type { AnalysisNotice } from '@wickwise/contract/assistant';
import type { FastifyBaseLogger } from 'fastify';
import { modelTexts } from '../../../plugins/metrics.ts';
import type { Knowledge } from '../facts/knowledge.ts';
import { findFault, type TextFault } from './check-text.ts';
import { ModelTimeoutError, type Prompt, type WriteText } from './model.ts';
import { splitSentences } from './sentences.ts';

/** Who writes a text, and what becomes of it. */
export interface Writing {
  /** Null for the built-in text. */
  readonly write: WriteText | null;
  /** Stops the model when the client is gone. */
  readonly signal: AbortSignal;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface CheckedText {
  readonly knowledge: Knowledge;
  readonly prompt: Prompt;
  /** Takes the place of a model's text. */
  readonly builtIn: string;
  /** What a model writes when it can't answer. */
  readonly givesUp?: string;
}

export type TextEvent =
  | { readonly name: 'text'; readonly data: { readonly text: string } }
  | { readonly name: 'withdrawn'; readonly data: Record<string, never> }
  | {
      readonly name: 'done';
      readonly data: { readonly writtenBy: 'built-in' | 'model'; readonly notice: AnalysisNotice };
    };

/** In characters. A model that writes more than this is ignoring its instructions. */
const LENGTH_LIMIT = 2_000;

/**
 * Yields a model's text sentence by sentence, each one after it was checked. If one fails, the whole text is withdrawn
 * and replaced by the built-in one: a model that makes up one number cannot be trusted with the rest.
 */
export async function* streamText(text: CheckedText, writing: Writing): AsyncGenerator<TextEvent> {
  const { write } = writing;
  let notice: AnalysisNotice = null;
  if (write !== null) {
    let sent = 0;
    const written = yield* streamModelText(text, { ...writing, write, onSend: () => sent++ });
    modelTexts.inc({ outcome: written.replaceAll(' ', '_') });
    if (written === 'complete') return yield { name: 'done', data: { writtenBy: 'model', notice } };
    if (written !== 'given up') notice = written;
    if (sent > 0) yield { name: 'withdrawn', data: {} };
  }
  yield { name: 'text', data: { text: text.builtIn } };
  yield { name: 'done', data: { writtenBy: 'built-in', notice } };
}

interface ModelWriting extends Writing {
  readonly write: WriteText;
  readonly onSend: () => void;
}

/** Returns why the text was rejected, unless it wasn't. */
async function* streamModelText(
  { knowledge, prompt, givesUp }: CheckedText,
  { write, signal, log, onSend }: ModelWriting,
): AsyncGenerator<TextEvent, NonNullable<AnalysisNotice> | 'complete' | 'given up'> {
  const stop = new AbortController();
  let length = 0;
  try {
    for await (const sentence of splitSentences(write(prompt, AbortSignal.any([signal, stop.signal])))) {
      if (length === 0 && sentence.replaceAll(/\W/g, '') === givesUp) return 'given up';
      length += sentence.length;
      const fault = length > LENGTH_LIMIT ? 'length' : findFault(sentence, knowledge);
      if (fault !== null) {
        log.warn({ fault }, 'the text of the model was rejected');
        return NOTICES[fault];
      }
      onSend();
      yield { name: 'text', data: { text: sentence } };
    }
    return length > 0 ? 'complete' : 'model_unavailable';
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the model did not respond');
    return error instanceof ModelTimeoutError ? 'model_late' : 'model_unavailable';
  } finally {
    stop.abort();
  }
}

const NOTICES: Readonly<Record<TextFault | 'length', NonNullable<AnalysisNotice>>> = {
  number: 'model_rejected',
  pattern: 'model_rejected',
  claim: 'model_rejected',
  advice: 'model_rejected',
  link: 'model_rejected',
  length: 'model_rejected',
  language: 'model_language',
  refusal: 'model_refused',
};
