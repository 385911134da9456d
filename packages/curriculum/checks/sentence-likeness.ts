interface Sentence {
  readonly where: string;
  readonly text: string;
}

/** Every two neighboring words of a sentence, with all figures alike: `risk #`. */
function wordPairsOf({ text }: Sentence): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/\d+(?:[.,:]\d+)*/g, '#')
      .match(/[\p{L}#’-]+/gu) ?? [];
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

/**
 * The pairs of sentences that share more than `limit`, from 0 to 1, of their neighboring words (the coefficient of
 * Sørensen and Dice). Sentences of one entry are not compared: steps of an example and options of a question are
 * alike on purpose.
 */
export function findAlike<Found extends Sentence>(
  sentences: readonly Found[],
  { entryOf, limit }: { entryOf: (sentence: Found) => string; limit: number },
): [Found, Found][] {
  const seen = new Map<string, { sentence: Found; size: number }[]>();
  return sentences.flatMap((sentence) => {
    const pairs = wordPairsOf(sentence);
    const shared = new Map<{ sentence: Found; size: number }, number>();
    for (const pair of pairs) for (const other of seen.get(pair) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    const own = { sentence, size: pairs.size };
    for (const pair of pairs) seen.set(pair, [...(seen.get(pair) ?? []), own]);
    return [...shared]
      .filter(([other, count]) => (2 * count) / (own.size + other.size) > limit)
      .filter(([other]) => entryOf(other.sentence) !== entryOf(sentence))
      .map(([other]): [Found, Found] => [other.sentence, sentence]);
  });
}
