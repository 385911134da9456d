import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { processUsage } from '../tests/support/process-usage.ts';
import type { Speed } from './rounds.ts';

/** Calls that are made again and again, each as one of the learners whose cookies these are. */
export interface Load {
  readonly name: string;
  readonly url: string;
  readonly cookies: readonly string[];
  readonly method: 'GET' | 'POST';
  /** With an id of its own in the place of `$attempt`. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const CONNECTIONS = 10;
const SAMPLE_MS = 10;

/** The product limits calls by address, so the load comes from many addresses through a trusted proxy. */
const ADDRESSES = 65_536;
let calls = 0;

/**
 * Responses per second, for a number of seconds or calls. Any other status is an error, because rejections are fast.
 */
export async function measure(load: Load, span: { seconds: number } | { calls: number }): Promise<number> {
  const { url, method } = load;
  const result = await autocannon({
    url,
    method,
    connections: CONNECTIONS,
    // It notices at a sample that all calls are answered: by default once a second, which rounds the time up to that.
    sampleInt: SAMPLE_MS,
    ...('seconds' in span ? { duration: span.seconds } : { amount: span.calls }),
    requests: [{ setupRequest: (request) => ({ ...request, ...nextRequest(load) }) }],
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${load.name}: ${result.non2xx + result.errors} calls failed.`);
  return result['2xx'] / result.duration;
}

function nextRequest({ url, cookies, body, headers }: Load) {
  calls = (calls + 1) % ADDRESSES;
  const sent = {
    cookie: cookies[calls % cookies.length] ?? '',
    origin: new URL(url).origin,
    'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}`,
    ...headers,
  };
  if (body === undefined) return { headers: sent };
  return {
    headers: { ...sent, 'content-type': 'application/json' },
    body: body.replace('$attempt', randomUUID()),
  };
}

/** A load, and the process that handles it. */
export interface Contender extends Load {
  readonly pid: number;
}

export interface LoadSpeed extends Speed {
  /** Responses per second of the server's own processor time, which excludes other programs on the machine. */
  readonly perCpuSecond: readonly number[];
}

/** In turn, round after round, so that a machine's drifting speed affects all alike. */
export async function raceLoads(
  loads: readonly Contender[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<LoadSpeed[]> {
  const speeds = loads.map(({ name }) => ({ name, rounds: [] as number[], perCpuSecond: [] as number[] }));
  for (const load of loads) await measure(load, { seconds });
  for (let round = 0; round < rounds; round++) {
    for (const [place, load] of loads.entries()) {
      const before = await processUsage(load.pid);
      const speed = await measure(load, { seconds });
      const { cpuSeconds } = await processUsage(load.pid);
      speeds[place]?.rounds.push(speed);
      speeds[place]?.perCpuSecond.push((speed * seconds) / (cpuSeconds - before.cpuSeconds));
    }
  }
  return speeds;
}
