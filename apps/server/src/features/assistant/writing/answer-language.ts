/** Words that hardly an English sentence does without, and that other languages don't have. */
const ENGLISH = new Set(
  `the a is are of and to it its that this on for with has have not no by as from but below above than or both while
   they there these which when yes you can price close candle trend your be after before one each near nor still
   other rule rules either what would so far same last first more how does met`.split(/\s+/),
);
/** Shorter sentences may be figures only, such as "RSI (14): 48.1." */
const FEWEST_WORDS = 4;

/** Whether a sentence is in another language than English. */
export function isAnotherLanguage(sentence: string): boolean {
  if (/\p{L}/u.test(sentence.replaceAll(/[a-z]/gi, ''))) return true;
  const words = sentence.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length >= FEWEST_WORDS && !words.some((word) => ENGLISH.has(word));
}

const REFUSALS = [
  /\b(I|we)( am|['’]m)? (can['’]?t|cannot|can not|won['’]?t|unable to|not able to|not allowed to) (help|assist|provide|answer|comply|discuss|do|fulfil|continue|share|give)/i,
  /\bI['’]?m sorry\b|\bI apologi[sz]e\b|\bmy (apologies|guidelines|training|instructions|system prompt)\b/i,
  /\bas an? (AI|artificial|language|large)\b|\blanguage model\b/i,
];

/** Whether a model refuses, or talks about itself, instead of answering. */
export function isRefusal(sentence: string): boolean {
  return REFUSALS.some((pattern) => pattern.test(sentence));
}
