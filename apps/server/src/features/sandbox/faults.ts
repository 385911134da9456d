import type Stripe from 'stripe';

/** What goes wrong on demand, in this process only. */
export interface SandboxFaults extends RequestFaults, EventFaults {
  /** Nothing goes wrong any more. Events that wait are delivered. */
  clear(): Promise<void>;
}

export interface RequestFaults {
  /**
   * The next `times` requests to a path do nothing and answer `status`. A path is as the API has it, such as
   * `/v1/refunds` or `POST /v1/refunds`; `*` stands for one segment.
   */
  failNext(path: string, how: { status: number; times: number }): void;
  /** The next request to a path does its work, then the connection breaks before the answer. */
  dropAnswer(path: string): void;
}

export interface EventFaults {
  /** Events wait from now on. */
  holdEvents(): void;
  /**
   * Delivers what waits, in the order given, and lets later events pass again. What `order` leaves out is lost; what
   * it lists twice arrives twice.
   */
  releaseEvents(order?: (events: Stripe.Event[]) => Stripe.Event[]): Promise<void>;
  /** Each event is delivered so many times in all from now on. */
  repeatEvents(times: number): void;
  /** Events are recorded from now on, but never delivered. */
  dropEvents(): void;
}

interface PlannedFault {
  readonly path: RegExp;
  readonly what: { readonly status: number } | 'drop';
  times: number;
}

/** The faults of requests, and what they do to one that arrives. */
export interface RequestFaultPlan extends RequestFaults {
  /** The status that a request fails with, or null. Counts as one of the times it was asked to fail. */
  takeFailure(request: Request): number | null;
  /** Whether the answer of a request gets lost. */
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
