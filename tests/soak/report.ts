import type { Measurements, RouteFigures } from './measurements.ts';
import type { SoakResult } from './run.ts';

/** A run in words: a line for each call, then all of them, failures and memory. */
export function describeSoak(result: SoakResult): string {
  const { measurements, memory, visits, output, haveEnded } = result;
  const { routes, all } = measurements;
  const width = Math.max(...routes.map(({ route }) => route.length));
  const seen = memory.map((samples, index) => `process ${index + 1} ${samples.join(' → ') || 'unknown'} MB`);
  return [
    `${'call'.padEnd(width)}   calls   p50 ms   p99 ms  statuses`,
    ...[...routes, all].map((figures) => describeRoute(figures, width)),
    `${visits} visits. 5xx or no response: ${measurements.serverErrors}. Unexpected 4xx: ${measurements.unexpectedRefusals}.`,
    `Resident memory at start, middle and end: ${seen.join(', ')}`,
    ...measurements.failures.map((failure) => `FAILED ${failure}`),
    ...(haveEnded ? ['FAILED A server has exited on its own.'] : []),
    ...(hasFailed(result) ? [output] : []),
  ].join('\n');
}

export function hasFailed({ measurements, haveEnded }: { measurements: Measurements; haveEnded: boolean }): boolean {
  return measurements.failed > 0 || haveEnded;
}

function describeRoute({ route, calls, p50, p99, statuses }: RouteFigures, width: number): string {
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status} × ${times}`);
  const figures = [String(calls), p50.toFixed(1), p99.toFixed(1)];
  return `${route.padEnd(width)}  ${figures.map((figure) => figure.padStart(7)).join('  ')}  ${counts.join(' · ')}`;
}
