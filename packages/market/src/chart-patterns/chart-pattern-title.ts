import type { ChartPatternName } from './finding.ts';

/** A chart pattern as a title: `Bull Pennant`. */
export function chartPatternTitle(name: ChartPatternName): string {
  return name.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);
}
