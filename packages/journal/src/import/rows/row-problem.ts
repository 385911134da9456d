/** A row that cannot be read throws this: its message is the reason. */
export class RowProblem extends Error {}

/** A row that waits for an answer throws this. */
export class RowQuestion extends Error {}
