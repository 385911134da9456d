/** The two sides of a pattern’s card that are its own; the rest of the card is the lesson’s. */
export interface FlashcardText {
  /** Asks for a decision or a recognition, and fits any chart of the pattern: its picture changes with each review. */
  readonly question: string;
  /** At most 25 words, so that it fits beside the chart. */
  readonly answer: string;
}

/** Cards by the id of their pattern. */
export type FlashcardTexts = Readonly<Record<string, FlashcardText>>;
