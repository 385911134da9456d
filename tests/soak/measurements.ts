import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** A call that was made, and what came of it: status 0 without a response. */
export interface MadeCall {
  /** Such as `PUT /api/progress/:patternId`. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

export interface RouteFigures {
  readonly route: string;
  readonly calls: number;
  readonly p50: number;
  readonly p99: number;
  readonly statuses: ReadonlyMap<number, number>;
}

interface Recorded {
  readonly times: RecordableHistogram;
  readonly statuses: Map<number, number>;
}

/** Failures that are kept in words; all are counted. */
const KEPT = 20;

/** What all learners of a run have measured. */
export class Measurements {
  readonly #routes = new Map<string, Recorded>();
  readonly #all = newRecord();
  /** The first failures in words. */
  readonly failures: string[] = [];
  /** Calls without a response or with a 5xx, and 4xx that the learner had no reason to expect. */
  serverErrors = 0;
  unexpectedRefusals = 0;

  record({ route, status, milliseconds }: MadeCall): void {
    const recorded = this.#routes.get(route) ?? newRecord();
    this.#routes.set(route, recorded);
    // The mailbox stands in for the learner's mail program.
    const records = route.includes(' /dev/') ? [recorded] : [recorded, this.#all];
    for (const { times, statuses } of records) {
      times.record(Math.max(1, Math.round(milliseconds * 1000)));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }

  fail({ route, status }: Pick<MadeCall, 'route' | 'status'>, words: string): void {
    if (status >= 400 && status < 500) this.unexpectedRefusals += 1;
    else this.serverErrors += 1;
    if (this.failures.length < KEPT) this.failures.push(`${route}: ${status === 0 ? 'no response' : status} ${words}`);
  }

  get failed(): number {
    return this.serverErrors + this.unexpectedRefusals;
  }

  /** Most frequent first. */
  get routes(): RouteFigures[] {
    const figures = [...this.#routes].map(([route, recorded]) => figuresOf(route, recorded));
    return figures.toSorted((a, b) => b.calls - a.calls);
  }

  /** Of all calls but those of the mailbox. */
  get all(): RouteFigures {
    return figuresOf('all', this.#all);
  }
}

function newRecord(): Recorded {
  return { times: createHistogram(), statuses: new Map() };
}

function figuresOf(route: string, { times, statuses }: Recorded): RouteFigures {
  const inMilliseconds = (percent: number) => times.percentile(percent) / 1000;
  return { route, calls: times.count, p50: inMilliseconds(50), p99: inMilliseconds(99), statuses };
}
