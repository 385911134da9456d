/** Words of charts that are often misspelled, and that no common word is one letter away from. */
const WORDS = [
  ...['hammer', 'engulfing', 'harami', 'marubozu', 'shooting', 'hanging', 'piercing', 'morning', 'evening', 'soldiers'],
  ...['support', 'resistance', 'confirm', 'pattern', 'candle', 'volume', 'trend', 'momentum', 'indicator'],
];
const LONG = 5;

/** Corrects a word that is one typo away from a charting term and starts with the same letter. */
export function correctSpelling(text: string): string {
  return text.replaceAll(/[a-z]+/g, (word) => {
    if (word.length < LONG || WORDS.some((known) => word.startsWith(known))) return word;
    return WORDS.find((known) => known[0] === word[0] && isOneErrorAway(word, known)) ?? word;
  });
}

/** One letter was added, left out or replaced, or two neighbors changed places. */
function isOneErrorAway(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  const same = [...known].findIndex((letter, place) => letter !== word[place]);
  const at = same === -1 ? known.length : same;
  const [written, meant] = [word.slice(at), known.slice(at)];
  return (
    written.slice(1) === meant.slice(1) ||
    written.slice(1) === meant ||
    written === meant.slice(1) ||
    (written[0] === meant[1] && written[1] === meant[0] && written.slice(2) === meant.slice(2))
  );
}
