import { patterns } from '@wickwise/curriculum/patterns';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { capitalized } from '../facts/fact-context.ts';
import { type Answer, answered } from './answer.ts';
import type { Subject } from './subject.ts';

/** A word of the vocabulary, or a pattern, and what it means: what the public lists say. */
export interface Definition {
  readonly name: string;
  readonly text: string;
}

/** "What is a doji?" and "What is the MACD?", but not "What is the trend?", which is about the chart. */
const ASKS =
  /^(?:what(?:'s| is| are| does)|define|(?:what(?:'s| is) )?the meaning of)\s+(?:an? |the (?=macd|rsi|ema|sma|vwap))?(.+?)(?: means?)?[\s?.!]*$/;

/** Words of the charts that the vocabulary doesn't list. */
const SIDES: readonly Definition[] = [
  { name: 'Bullish', text: 'expecting or pointing to higher prices.' },
  { name: 'Bearish', text: 'expecting or pointing to lower prices.' },
];

const definitions: ReadonlyMap<string, Definition> = new Map([
  ...SIDES.flatMap((side) => keyed([side.name], side)),
  ...patterns.flatMap(({ name, alsoCalled, description }) =>
    keyed([name, ...alsoCalled.map((other) => other.replace(/ \(.*\)$/, ''))], { name, text: description }),
  ),
  // A word of the vocabulary is not the lesson that goes by it, too.
  ...vocabulary.flatMap(({ term, definition }) =>
    keyed([term, ...abbreviationsIn(definition)], { name: capitalized(term), text: definition }),
  ),
]);

function keyed(names: readonly string[], definition: Definition): [string, Definition][] {
  return names.map((name) => [keyOf(name), definition]);
}

function abbreviationsIn(definition: string): string[] {
  const [, abbreviation] = /It’s abbreviated (.+?)\.$/.exec(definition) ?? [];
  return abbreviation === undefined ? [] : [abbreviation];
}

/** Hyphens and a plural make no difference. */
function keyOf(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ').replace(/s$/, '');
}

/** What a question asks to define; null for any other question. In lower case, with straight apostrophes. */
export function findDefinition(question: string): Definition | null {
  const [, name] = ASKS.exec(question.trim()) ?? [];
  return name === undefined ? null : (definitions.get(keyOf(name)) ?? null);
}

/** The definition, then what the chart says about it, if anything. */
export function withDefinition(
  { name, text }: Definition,
  { rest, subject }: { rest: Answer; subject: Subject },
): Answer {
  const definition = [subject.context.figures.phrase(`${name}: ${text}`)];
  if (rest.kind !== 'answered') return answered([definition], { facts: [] });
  return { ...rest, paragraphs: [definition, ...rest.paragraphs] };
}
