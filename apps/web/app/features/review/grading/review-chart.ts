import type { Flashcard } from '@wickwise/contract/review';
import { drawExercise, type Exercise, type ExerciseSource } from '@wickwise/market/exercise/exercise';
import { hash32, seedOf } from '@wickwise/market/simulation/hash';
import { recognizedAs } from '../card/card-chart.ts';

/** What a review shows of a card: its own question above a new chart of the pattern, or a chart to judge. */
export interface ReviewChart {
  readonly kind: 'recall' | 'judge';
  readonly shows: boolean;
  readonly exercise: Exercise;
}

/** The chart of one review. The same card, review and day give the same chart, so that a reload changes nothing. */
export function reviewChartOf(card: Flashcard, { reviews, today }: { reviews: number; today: string }): ReviewChart {
  const seed = hash32(seedOf(`${card.id}/${today}`), reviews);
  const kind = seed % 2 === 0 ? 'recall' : 'judge';
  const shows = kind === 'recall' || hash32(seed, 1) % 2 === 0;
  return { kind, shows, exercise: drawExercise({ source: sourceOf(card), shows, seed }) };
}

/**
 * What the back of a card says about a chart: the card's own answer only to its own question. Null where the chart
 * doesn't show the pattern: any of them would be untrue of it.
 */
export function answerOn(
  { kind, shows }: Pick<ReviewChart, 'kind' | 'shows'>,
  { answer, takeaway }: Pick<Flashcard, 'answer' | 'takeaway'>,
): string | null {
  if (kind === 'recall') return answer;
  return shows ? takeaway : null;
}

/** The server sends authored charts only with cards that the reader may have; the rest is the public engine. */
function sourceOf(card: Flashcard): ExerciseSource {
  const { example, failure, nearMiss } = card;
  return { recognizedAs: recognizedAs(card), examples: [example, failure], nearMisses: [nearMiss] };
}
