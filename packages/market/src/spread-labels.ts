/** The column of the labels, in units of the drawing. */
export interface LabelColumn {
  readonly from: number;
  readonly to: number;
  /** The minimum distance between two labels. */
  readonly gap: number;
}

/**
 * Moves labels apart that would overlap and keeps them inside their column, in the order of their places.
 * @param places where each label belongs, in any order
 * @returns where to draw each, in the same order, at least `gap` apart
 * @throws RangeError when the column is too short for them
 */
export function spreadLabels(places: readonly number[], column: LabelColumn): number[] {
  const { from, to, gap } = column;
  const rankOf = rank(places);
  const highest = to - (places.length - 1) * gap;
  if (highest < from) throw new RangeError(`${places.length} labels do not fit.`);
  // With the gaps taken out, labels only have to keep their order.
  const closed = places
    .map((place, index) => place - (rankOf[index] ?? 0) * gap)
    .map((place) => Math.min(Math.max(place, from), highest));
  const sorted = closed.map((_, order) => closed[rankOf.indexOf(order)] ?? from);
  const merged = mergeOverlaps(sorted);
  return rankOf.map((order) => (merged[order] ?? from) + order * gap);
}

function rank(places: readonly number[]): number[] {
  const order = places.map((_, index) => index).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return places.map((_, index) => order.indexOf(index));
}

/** The nearest rising sequence: neighbors out of order share their mean, as long as there are any. */
function mergeOverlaps(values: readonly number[]): number[] {
  const blocks: { mean: number; size: number }[] = [];
  for (const value of values) {
    let block = { mean: value, size: 1 };
    for (let before = blocks.at(-1); before !== undefined && before.mean > block.mean; before = blocks.at(-1)) {
      blocks.pop();
      const size = before.size + block.size;
      block = { mean: (before.mean * before.size + block.mean * block.size) / size, size };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ mean, size }) => Array.from({ length: size }, () => mean));
}
