/** The value at an index that is in the column. The loop around the call keeps it there, which types cannot know. */
export function at(column: Float64Array, index: number): number {
  return column[index] as number;
}
