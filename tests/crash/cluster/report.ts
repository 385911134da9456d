import { inSeconds } from '../run.ts';
import type { ClusterOptions, ClusterResult } from './run.ts';

export function hasFailed({ losses, incidents, twice }: ClusterResult): boolean {
  return losses.length > 0 || incidents.unexplained.length > 0 || twice > 0;
}

/** The figures of a run. */
export function describeCluster(result: ClusterResult, { learners, seconds }: ClusterOptions): string {
  const { acknowledged, grades, present, twice, sessionsHeld, incidents, losses } = result;
  const { kills, failures, failover, unexplained } = incidents;
  const count = (...statuses: number[]) => failures.filter(({ status }) => statuses.includes(status)).length;
  return [
    `cluster: ${learners} learners for ${seconds} s, ${kills.length} kills of a process, 1 of the primary.`,
    `  acknowledged: ${acknowledged} writes, ${grades} of them entries of a log: ${present} present, ${twice} twice.`,
    `  sessions held: ${sessionsHeld} of ${learners}.`,
    `  errors: ${count(502, 0)} on connections that were cut, ${count(503)} while there was no primary (${inSeconds(
      (failover?.ended ?? 0) - (failover?.begun ?? 0),
    )}), ${unexplained.length} on others.`,
    ...unexplained
      .slice(0, 10)
      .map((it) => `  UNEXPLAINED: ${it.status} from ${inSeconds(it.begun)} to ${inSeconds(it.ended)}`),
    ...losses.map((loss) => `  LOST: ${loss}`),
  ].join('\n');
}
