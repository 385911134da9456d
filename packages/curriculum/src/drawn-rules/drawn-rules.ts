import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import type { ChartPattern, ChartPatternName } from '@wickwise/market/chart-patterns/finding';
import { findPoleBreaks } from '@wickwise/market/chart-patterns/pole';
import { CandleSeries } from '@wickwise/market/series';
import type { DrawnRule, DrawnRules, PatternEntry } from '../pattern.ts';
import { drawPriceAction } from '../price-action/drawn-rules.ts';
import { drawDoubleBottom, drawTripleBottom } from './bottoms.ts';
import { drawAscendingTriangle, drawFallingWedge, drawSymmetricalTriangle } from './boundaries.ts';
import { drawCup } from './cup.ts';
import { type Outline, viewPicture, type WrittenOutline } from './drawn-outline.ts';
import { drawBullFlag } from './flags.ts';
import { drawInverseHeadAndShoulders } from './head-and-shoulders.ts';
import { movedOutline } from './moved-outline.ts';

type RuleDrawer = (outline: Outline) => DrawnRule[];

/** A pattern that breaks downward is drawn as its mirror image; null for one that no lesson teaches. */
const drawers: Record<ChartPatternName, RuleDrawer | null> = {
  'double-bottom': drawDoubleBottom,
  'double-top': drawDoubleBottom,
  'triple-bottom': drawTripleBottom,
  'triple-top': drawTripleBottom,
  'inverse-head-and-shoulders': drawInverseHeadAndShoulders,
  'head-and-shoulders': drawInverseHeadAndShoulders,
  'ascending-triangle': drawAscendingTriangle,
  'descending-triangle': drawAscendingTriangle,
  'symmetrical-triangle': drawSymmetricalTriangle,
  'rising-wedge': drawFallingWedge,
  'falling-wedge': drawFallingWedge,
  'bull-flag': drawBullFlag,
  'bear-flag': drawBullFlag,
  'cup-with-handle': drawCup,
  rectangle: null,
  'bull-pennant': null,
  'bear-pennant': null,
};

/**
 * What each rule of a lesson measures in its example and its near miss, in the order of the rules. Measured in the candles
 * for chart patterns and price action; none where the market engine explains the candles itself.
 * @throws Error when the market engine does not find a chart pattern in its example
 */
export function drawnRulesOf(entry: PatternEntry): DrawnRules {
  const { category, example, nearMiss } = entry;
  if (category === 'price-action') return drawPriceAction(entry);
  const drawing = drawingOf(entry);
  if (drawing === null) return [];
  const inNearMiss = drawIn(nearMiss, { ...drawing, outline: drawing.nearMissOutline });
  return drawIn(example, { ...drawing, outline: outlineOf(drawing.found, example) }).flatMap((rule, position) => {
    const missed = inNearMiss[position];
    return missed === undefined ? [] : [{ example: rule, nearMiss: missed }];
  });
}

/**
 * What each rule of a chart pattern measures in a variation of its lesson's near miss, in the order of the rules; none for
 * other patterns.
 * @throws Error when the market engine does not find the pattern in its example
 */
export function drawnRulesLikeNearMiss(entry: PatternEntry, chart: Pick<CandlePicture, 'candles'>): DrawnRule[] {
  const drawing = drawingOf(entry);
  if (drawing === null) return [];
  const { candles } = entry.nearMiss;
  return drawIn(chart, { ...drawing, outline: movedOutline({ candles, outline: drawing.nearMissOutline }, chart) });
}

/** How a chart pattern is drawn, and where its near miss has it; null for another pattern. */
function drawingOf({ recognizedAs, example, nearMissOutline }: PatternEntry) {
  if (recognizedAs?.kind !== 'chart-pattern' || nearMissOutline === undefined) return null;
  const draw = drawers[recognizedAs.name];
  if (draw === null) return null;
  const found = findIn(example, recognizedAs.name);
  return { draw, direction: found.breakout.direction, found, nearMissOutline };
}

function findIn(picture: CandlePicture, name: ChartPatternName): ChartPattern {
  const found = findChartPatterns(CandleSeries.fromOhlc(picture.candles));
  const pattern = found.find((candidate) => candidate.name === name && candidate.breakout.index === picture.mark?.to);
  if (pattern === undefined) throw new Error(`No ${name} breaks out where the mark ends.`);
  return pattern;
}

/** The turns of a pattern as the market engine found them, in the form that the pattern's family needs. */
function outlineOf({ name, points, breakout }: ChartPattern, picture: CandlePicture): WrittenOutline {
  const turns = points.map(({ index }) => index);
  const { index, direction } = breakout;
  if (name === 'cup-with-handle') return { turns: indicesOf(points, ['left rim', 'right rim']), breakout: index };
  if (name !== 'bull-flag' && name !== 'bear-flag') return { turns, breakout: index };
  const [start, end] = turns;
  const rest = findPoleBreaks(viewPicture(picture, direction)).find(
    ({ pole, breakout: broken }) => pole.start.index === start && pole.end.index === end && broken === index,
  );
  return { turns: [start, end, rest?.reaction.index].filter((turn) => turn !== undefined), breakout: index };
}

function indicesOf(points: ChartPattern['points'], roles: readonly string[]): number[] {
  return points.filter(({ role }) => roles.includes(role)).map(({ index }) => index);
}

interface Drawing {
  readonly draw: RuleDrawer;
  readonly direction: 'up' | 'down';
  readonly outline: WrittenOutline;
}

function drawIn(picture: Pick<CandlePicture, 'candles'>, { draw, direction, outline }: Drawing): DrawnRule[] {
  const view = viewPicture(picture, direction);
  const sign = direction === 'up' ? 1 : -1;
  const toPicture = ([index, price]: readonly [number, number]): [number, number] => [
    index,
    Math.round(price * sign * 100) / 100,
  ];
  return draw({ ...outline, view }).map((rule) => ({
    ...rule,
    lines: rule.lines.map(({ from, to }) => ({ from: toPicture(from), to: toPicture(to) })),
  }));
}
