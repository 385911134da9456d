import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** Calls that are made again and again, each as one of the learners whose cookies these are. */
export interface Load {
  readonly name: string;
  readonly url: string;
  readonly cookies: readonly string[];
  readonly method: 'GET' | 'POST';
  /** With an id of its own in the place of `$attempt`. */
  readonly body?: string;
}

/** The product limits calls by address, so the load comes from many, by way of a proxy that it trusts. */
const ADDRESSES = 65_536;
let calls = 0;

/** Responses per second. Any other status is an error, because rejections are fast. */
export async function measure(load: Load, { seconds, connections }: { seconds: number; connections: number }) {
  const { url, method } = load;
  const origin = new URL(url).origin;
  const result = await autocannon({
    ...{ url, connections, duration: seconds, method },
    requests: [
      {
        setupRequest: (request) => {
          calls = (calls + 1) % ADDRESSES;
          const headers = {
            ...{ cookie: load.cookies[calls % load.cookies.length] ?? '', origin },
            'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}`,
          };
          if (load.body === undefined) return { ...request, headers };
          const body = load.body.replace('$attempt', randomUUID());
          return { ...request, headers: { ...headers, 'content-type': 'application/json' }, body };
        },
      },
    ],
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${load.name}: ${result.non2xx + result.errors} calls failed.`);
  return result['2xx'] / result.duration;
}
