import type { CaptionedPicture } from '@wickwise/contract/lesson/picture';
import { drawnRulesOf } from './drawn-rules/drawn-rules.ts';
import type { PatternEntry } from './pattern.ts';
import { withLandmarks } from './picture-lines.ts';
import { drawPriceAction } from './price-action/drawn-rules.ts';

type Lines = NonNullable<CaptionedPicture['lines']>;

/** The rules whose drawing is the outline of the pattern: its boundaries, its trend line or its neckline. */
const OUTLINE_RULES = [
  'Farthest touch from its line',
  'Width at its second high ÷ width at its first',
  'Closes since the first high',
  'Line',
  'Breakout',
];

/**
 * The three pictures of a lesson with the lines that their captions mention: those that the market engine finds, or,
 * where it finds no pattern or knows none, those by which the lesson's rules are measured.
 */
export function lessonPictures(entry: PatternEntry): Record<'example' | 'nearMiss' | 'failure', CaptionedPicture> {
  return {
    example: examplePicture(entry),
    nearMiss: outlined(withLandmarks(entry, entry.nearMiss), () => linesIn(entry, 'nearMiss')),
    failure: outlined(withLandmarks(entry, entry.failure), () => linesInFailure(entry)),
  };
}

/** The first of the three. */
export function examplePicture(entry: PatternEntry): CaptionedPicture {
  return outlined(withLandmarks(entry, entry.example), () => linesIn(entry, 'example'));
}

function outlined(picture: CaptionedPicture, find: () => Lines): CaptionedPicture {
  if (picture.lines !== undefined) return picture;
  const lines = find();
  return lines.length === 0 ? picture : { ...picture, lines };
}

function linesIn(entry: PatternEntry, kind: 'example' | 'nearMiss'): Lines {
  const position = outlineRule(entry);
  if (position === -1) return [];
  return (drawnRulesOf(entry)[position]?.[kind].lines ?? []).filter(spansCandles);
}

/** Price action is measured in its failure as in its example. */
function linesInFailure(entry: PatternEntry): Lines {
  const position = outlineRule(entry);
  if (entry.category !== 'price-action' || position === -1) return [];
  return (drawPriceAction({ ...entry, example: entry.failure })[position]?.example.lines ?? []).filter(spansCandles);
}

function outlineRule({ rules }: PatternEntry): number {
  const measures = rules.map(({ measure }) => measure);
  return measures.indexOf(OUTLINE_RULES.find((measure) => measures.includes(measure)) ?? '');
}

function spansCandles({ from, to }: Lines[number]): boolean {
  return from[0] !== to[0];
}
