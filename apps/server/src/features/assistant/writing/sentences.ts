/** A sentence and the whitespace after it. A period between digits does not end a sentence. */
const SENTENCE = /^\s*\S[\s\S]*?(?:[.!?]["'”’)]*\s+|\n+)/;

/** Splits a text into sentences as its parts arrive. The last one may be incomplete. */
export async function* splitSentences(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of parts) {
    rest += part;
    for (let match = SENTENCE.exec(rest); match !== null; match = SENTENCE.exec(rest)) {
      yield match[0];
      rest = rest.slice(match[0].length);
    }
  }
  if (rest.trim() !== '') yield rest;
}
