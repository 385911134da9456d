/** Shown in rotation in the trading journal. */
export const affirmations: readonly [string, string, string, string, string] = [
  'I decide how much a trade can cost me before I enter it.',
  'A loss that followed my plan can be a good trade.',
  'Cash is a position too: I don’t have to be in a trade.',
  'I write down what I saw, not what I wish I had seen.',
  'One trade proves nothing; I judge myself over a hundred.',
];
