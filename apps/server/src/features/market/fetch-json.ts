import { SourceError } from './source.ts';

const TIMEOUT_MS = 8_000;
/** Ten years of days are a quarter of this. */
const BYTES_LIMIT = 4 * 1024 * 1024;

/** The longest wait before a retry, whatever the upstream says. */
const WAIT_LIMIT_MS = 60 * 60 * 1000;

export interface JsonRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Tests shorten it. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Fetches JSON from an upstream and returns it with the status. An error other than 429 is returned too, because its body
 * has the details.
 * @throws SourceError on a timeout, on status 429, and on a body that is too large.
 */
export async function fetchJson({ url, headers, timeoutMs = TIMEOUT_MS }: JsonRequest): Promise<JsonAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { headers, signal, redirect: 'error' });
    const text = await readText(response);
    if (response.status === 429) throw rateLimited(url, response.headers.get('retry-after'));
    return { status: response.status, body: parse(text) };
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw Object.assign(new SourceError('unavailable', `${url.host} did not respond.`), { cause: error });
  }
}

export interface JsonAnswer {
  readonly status: number;
  /** Undefined if the body is not JSON. */
  readonly body: unknown;
}

/** The error for status 429. `Retry-After` counts only in seconds, not as a date. */
export function rateLimited({ host }: URL, retryAfter: string | null = null): SourceError {
  const seconds = Number(retryAfter ?? Number.NaN);
  const isSaid = Number.isFinite(seconds) && seconds > 0;
  const waitMs = isSaid ? Math.min(seconds * 1000, WAIT_LIMIT_MS) : null;
  return new SourceError('rate_limited', `${host} is limiting requests for now.`, waitMs);
}

/** Reads the body up to the limit, in case an upstream never stops sending. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BYTES_LIMIT) throw new SourceError('unavailable', `${response.url} sent a response that is too large.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
