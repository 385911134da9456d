/** An answer in which one pattern could be mistaken for another. */
export interface PatternGuess {
  readonly patternId: string;
  /** The pattern that was chosen, right or wrong. */
  readonly chosenId: string;
}

/** How often a pattern was mistaken for one particular other. */
export interface Confusion extends PatternGuess {
  readonly times: number;
  /** Answers about the pattern, right ones included. */
  readonly outOf: number;
}

/** Every confused pair, most frequent first, then by its share of all answers. */
export function countConfusions(answers: readonly PatternGuess[]): Confusion[] {
  const asked = countBy(answers, ({ patternId }) => patternId);
  const wrong = answers.filter(({ patternId, chosenId }) => patternId !== chosenId);
  const pairs = new Map(wrong.map((answer) => [keyOf(answer), answer]));
  const times = countBy(wrong, keyOf);
  return [...pairs]
    .map(([key, { patternId, chosenId }]) => {
      return { patternId, chosenId, times: times.get(key) ?? 0, outOf: asked.get(patternId) ?? 0 };
    })
    .sort((one, other) => other.times - one.times || one.outOf - other.outOf || (keyOf(one) < keyOf(other) ? -1 : 1));
}

function keyOf({ patternId, chosenId }: PatternGuess): string {
  return `${patternId}:${chosenId}`;
}

function countBy(answers: readonly PatternGuess[], key: (answer: PatternGuess) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(key(answer), (counts.get(key(answer)) ?? 0) + 1);
  return counts;
}
