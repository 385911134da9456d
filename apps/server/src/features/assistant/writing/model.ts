import type { Env } from '../../../env.ts';

export interface Prompt {
  /** How to write. */
  readonly instructions: string;
  /** What to write about. */
  readonly text: string;
}

/** Yields a text in parts as it is generated; `signal` stops it. Throws if it fails or takes too long. */
export type WriteText = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>;

export interface ModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  /** Undefined for an endpoint that requires none, such as one on this machine. */
  readonly apiKey?: string | undefined;
  /** Tests shorten it. */
  readonly timeout?: { readonly firstChunkMs: number; readonly chunkMs: number; readonly totalMs: number };
}

/** A model took too long, or its reader left. */
export class ModelTimeoutError extends Error {
  override readonly name = 'ModelTimeoutError';
}

/** A model on this machine may need this long to be loaded into memory. */
const TIMEOUT = { firstChunkMs: 20_000, chunkMs: 10_000, totalMs: 60_000 };
const TOKENS_LIMIT = 500;

/** The configured model, or null if only the built-in text is available. */
export function createConfiguredModel({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: Env): WriteText | null {
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) return null;
  return createModel({ baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY });
}

/** A model behind any endpoint that is compatible with OpenAI's chat completions. */
export function createModel({ baseUrl, model, apiKey, timeout = TIMEOUT }: ModelSettings): WriteText {
  return async function* write({ instructions, text }, signal) {
    // Loaded on demand: it takes half a second and 30 MB that a server without a model should not spend.
    const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({ name: 'model', baseURL: baseUrl, ...(apiKey && { apiKey }) });
    const { firstChunkMs, ...others } = timeout;
    // The SDK's own limit for the first chunk begins with the headers, which may never come.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`Nothing came within ${firstChunkMs} ms.`)), firstChunkMs);
    const abortSignal = AbortSignal.any([signal, late.signal]);
    const { stream } = streamText({
      model: provider(model),
      instructions,
      prompt: text,
      abortSignal,
      timeout: others,
      maxRetries: 0,
      maxOutputTokens: TOKENS_LIMIT,
      temperature: 0.3,
      // It comes as a part as well, which is thrown below.
      onError: () => {},
    });
    try {
      for await (const part of stream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw new ModelTimeoutError(`The model was stopped: ${part.reason ?? 'no reason'}.`);
        if (part.type !== 'text-delta') continue;
        clearTimeout(timer);
        yield part.text;
      }
    } finally {
      clearTimeout(timer);
    }
  };
}
