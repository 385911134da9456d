import { patterns } from '@wickwise/curriculum/patterns';
import { drawExercise } from '@wickwise/market/exercise/exercise';
import { describeMachine, median } from './rounds.ts';

const SEEDS = 40;
/** The time budget of one chart, so that a review doesn't wait for it. */
const BUDGET_MS = 5;

/** Milliseconds that each of a pattern's charts took, near misses included. */
function timesOf({ recognizedAs, example, failure, nearMiss }: (typeof patterns)[number]): number[] {
  const source = { recognizedAs, examples: [example, failure], nearMisses: [nearMiss] };
  return Array.from({ length: 2 * SEEDS }, (_, seed) => {
    const start = performance.now();
    drawExercise({ source, shows: seed % 2 === 0, seed });
    return performance.now() - start;
  });
}

for (const pattern of patterns) timesOf(pattern);
const times = patterns.flatMap(timesOf).toSorted((a, b) => a - b);
const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(2);
console.log(describeMachine());
console.log(`\n${times.length} charts for reviews, ${patterns.length} patterns, half of them near misses`);
console.log(
  `  median ${median(times).toFixed(2)} ms, 99th percentile ${at(0.99)} ms, longest ${times.at(-1)?.toFixed(2)} ms`,
);
console.log(`  ${(BUDGET_MS / median(times)).toFixed(0)} × as fast as the budget of ${BUDGET_MS} ms`);
