/**
 * How the numbers of a text follow from one another: one equation a line, such as
 * `(98.03 - 93.71) * 46 = 198.72`, with the operators of arithmetic, `^`, `sqrt()`, `floor()` and `round()`.
 * The right side is rounded to the digits it is written with. No thousands separators, no currency signs.
 * Tests compute every line and look for its result in the text.
 */
export type Arithmetic = readonly string[];
