/** An answer that was none, or an error: status 0 without an answer. Milliseconds of the run. */
export interface Failure {
  readonly status: number;
  readonly begun: number;
  readonly ended: number;
}

/** A process was killed, and started again. Milliseconds of the run. */
interface Kill {
  readonly begun: number;
  ended: number;
}

/** A request under way while a process is killed fails within this, and so does one on a connection nginx still holds. */
const CUT_WITHIN_MS = 1_000;

/** What was done to the cluster, and what learners saw of it. */
export class Incidents {
  readonly #start = performance.now();
  readonly kills: Kill[] = [];
  readonly failures: Failure[] = [];
  /** When the primary was killed, and when a process was ready again. */
  failover: { readonly begun: number; ended: number } | null = null;

  get now(): number {
    return performance.now() - this.#start;
  }

  /** Failures that neither a cut connection nor the missing primary explains. */
  get unexplained(): Failure[] {
    return this.failures.filter((failure) => !(this.#isCut(failure) || this.#isWithoutPrimary(failure)));
  }

  /** nginx says 502, and sends what comes after to another process. Without it, a process that is down can't be reached. */
  #isCut({ status, begun, ended }: Failure): boolean {
    if (status !== 502 && status !== 0) return false;
    return this.kills.some((kill) => {
      const over = status === 0 ? kill.ended : kill.begun + CUT_WITHIN_MS;
      return begun <= over && ended >= kill.begun;
    });
  }

  /** Wickwise says then that the database doesn't respond. */
  #isWithoutPrimary({ status, begun, ended }: Failure): boolean {
    const { failover } = this;
    return status === 503 && failover !== null && begun <= failover.ended && ended >= failover.begun;
  }
}
