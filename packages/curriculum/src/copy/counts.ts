/** How much there is of what texts and rules count without loading it. `counts.test.ts` holds them to the lists. */
export const counts = { lessons: 56, freeLessons: 5, priceActionLessons: 8, scenarios: 24, terms: 67 } as const;
