/** How far the sheet is pulled up on a narrow screen, from the bottom. */
export const sheetPositions = ['closed', 'half', 'full'] as const;
export type SheetPosition = (typeof sheetPositions)[number];

/** A flick goes on for about so long, in milliseconds. */
const GLIDE_MS = 120;

/** One position further up, or down with -1. */
export function stepSheet(position: SheetPosition, step: 1 | -1): SheetPosition {
  return sheetPositions[sheetPositions.indexOf(position) + step] ?? position;
}

interface Release {
  /** Of the sheet, in pixels. */
  readonly height: number;
  /** Upward, in pixels a millisecond. */
  readonly velocity: number;
  /** The height of each position, in pixels. */
  readonly heights: Readonly<Record<SheetPosition, number>>;
}

/** Where a sheet settles that was let go: at the position nearest to where its speed carries it. */
export function settleSheet({ height, velocity, heights }: Release): SheetPosition {
  const carried = height + velocity * GLIDE_MS;
  return sheetPositions.reduce((best, position) =>
    Math.abs(heights[position] - carried) < Math.abs(heights[best] - carried) ? position : best,
  );
}
