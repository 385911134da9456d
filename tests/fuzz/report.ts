import type { FuzzFailure, FuzzRun } from './fuzz.ts';

/** A run in words: a line for each kind of call with its statuses, then every failure with what repeats it. */
export function describeRun(run: FuzzRun): string {
  const kinds = [...run.statuses].map(([kind, counts]) => ({ kind, line: countsOf(counts) }));
  const width = Math.max(...kinds.map(({ kind }) => kind.length));
  const all = new Map<number, number>();
  for (const counts of run.statuses.values()) {
    for (const [status, times] of counts) all.set(status, (all.get(status) ?? 0) + times);
  }
  return [
    ...kinds.map(({ kind, line }) => `${kind.padEnd(width)}  ${line}`),
    `${'all'.padEnd(width)}  ${countsOf(all)}`,
    ...describeFailures(run),
    `seed ${run.seed}, ${run.calls} calls: ${run.failures.length + run.harm.length} failures`,
  ].join('\n');
}

/** Every failure of a run, with the seed and the place in it. */
export function describeFailures({ seed, failures, harm }: FuzzRun): string[] {
  return [...failures.map((failure) => describeFailure(seed, failure)), ...harm];
}

function countsOf(counts: ReadonlyMap<number, number>): string {
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  return sorted.map(([status, times]) => `${status} × ${times}`).join(' · ');
}

const SHOWN = 500;

function describeFailure(seed: number, { index, principal, request, status, body, problems }: FuzzFailure): string {
  const { method, url, headers, cookie, body: sent } = request;
  const made = { headers, cookie, body: Buffer.isBuffer(sent) ? `${sent.toString('base64')} (base64)` : sent };
  return [
    `\nseed ${seed}, call ${index}, as ${principal}: ${method} ${url.slice(0, SHOWN)}`,
    ...problems.map((problem) => `  ${problem.slice(0, SHOWN)}`),
    `  sent ${JSON.stringify(made).slice(0, SHOWN * 4)}`,
    `  got ${status} ${body.slice(0, SHOWN)}`,
  ].join('\n');
}
