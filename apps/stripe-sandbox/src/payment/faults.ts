import type Stripe from 'stripe';

/** Faults that a test asks for, in this process only. */
export interface SandboxFaults extends RequestFaults, EventFaults {
  /** Ends all faults. Pending events are delivered. */
  clear(): Promise<void>;
}

export interface RequestFaults {
  /**
   * The next `times` requests to a path fail with `status` and change nothing. A path is as in the API, such as
   * `/v1/refunds` or `POST /v1/refunds`; `*` matches one segment.
   */
  failNext(path: string, how: { status: number; times: number }): void;
  /** The next request to a path succeeds, but the connection breaks before the response. */
  dropAnswer(path: string): void;
}

export interface EventFaults {
  /** From now on events are held back. */
  holdEvents(): void;
  /**
   * Delivers the events that were held back, in the order that `order` returns. An event that it
   * leaves out is lost, and one that it lists twice arrives twice.
   */
  releaseEvents(order?: (events: Stripe.Event[]) => Stripe.Event[]): Promise<void>;
  /** From now on each event is delivered this many times. */
  repeatEvents(times: number): void;
  /** From now on events are recorded, but never delivered. */
  dropEvents(): void;
}

interface PlannedFault {
  readonly path: RegExp;
  readonly what: { readonly status: number } | 'drop';
  times: number;
}

/** The planned faults of requests, which are taken as requests arrive. */
export interface RequestFaultPlan extends RequestFaults {
  /** Returns the status that a request fails with, or null. Uses up one of the planned failures. */
  takeFailure(request: Request): number | null;
  /** Returns whether the response to a request gets lost. Uses up the planned fault. */
  takeDrop(request: Request): boolean;
  clear(): void;
}

export function planRequestFaults(): RequestFaultPlan {
  const planned: PlannedFault[] = [];
  const take = (request: Request, kind: 'fail' | 'drop') => {
    const isKind = ({ what }: PlannedFault) => (what === 'drop') === (kind === 'drop');
    const fault = planned.find((one) => one.times > 0 && isKind(one) && one.path.test(nameOf(request)));
    if (fault !== undefined) fault.times -= 1;
    return fault;
  };
  return {
    failNext: (path, { status, times }) => planned.push({ path: pattern(path), what: { status }, times }),
    dropAnswer: (path) => planned.push({ path: pattern(path), what: 'drop', times: 1 }),
    takeFailure: (request) => {
      const what = take(request, 'fail')?.what;
      return typeof what === 'object' ? what.status : null;
    },
    takeDrop: (request) => take(request, 'drop') !== undefined,
    clear: () => planned.splice(0),
  };
}

function nameOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`;
}

function pattern(path: string): RegExp {
  const [method, url] = path.startsWith('/') ? ['[A-Z]+', path] : path.split(' ');
  return new RegExp(`^${method} ${url?.replaceAll('*', '[^/]+')}$`);
}
