/** The value at an index that the caller's loop keeps in range, which the types cannot express. */
export function at(column: Float64Array, index: number): number {
  return column[index] as number;
}
