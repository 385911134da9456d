import { bearishEngulfing } from '../../patterns/bearish-engulfing.ts';
import { bullishEngulfing } from '../../patterns/bullish-engulfing.ts';
import { hammer } from '../../patterns/hammer.ts';
import { shootingStar } from '../../patterns/shooting-star.ts';
import type { QuizItem } from '../quiz-bank.ts';
import { last, oppositeTrend, sameColor, second } from './changed-candles.ts';
import { conditionItem } from './condition-item.ts';

const TOP = 'Second candle: top of the body at or above the top of the first body';
const BOTTOM = 'Second candle: bottom of the body at or below the bottom of the first body';
const TREND = 'Trend before it';

/** The free lessons, each with one condition missing. */
export const conditionItems: readonly QuizItem[] = [
  conditionItem(hammer, { rule: 'Small body', change: last.bodyIntoLowerShadow }, 'body'),
  conditionItem(hammer, { rule: 'Lower shadow longer than the body', change: last.shorterLowerShadow }, 'long-shadow'),
  conditionItem(hammer, { rule: 'Almost no upper shadow', change: last.upperShadow }, 'short-shadow'),
  conditionItem(shootingStar, { rule: 'Small body', change: last.bodyIntoUpperShadow }, 'body'),
  conditionItem(
    shootingStar,
    { rule: 'Upper shadow longer than the body', change: last.shorterUpperShadow },
    'long-shadow',
  ),
  conditionItem(shootingStar, { rule: 'Almost no lower shadow', change: last.lowerShadow }, 'short-shadow'),
  conditionItem(shootingStar, { rule: 'Body gaps up from the prior body', change: last.withoutGap }, 'gap'),
  conditionItem(bullishEngulfing, { rule: 'First candle: falling, closes below its open', change: sameColor }, 'color'),
  conditionItem(bullishEngulfing, { rule: TOP, change: second.lowerTop }, 'top'),
  conditionItem(bullishEngulfing, { rule: BOTTOM, change: second.higherBottom }, 'bottom'),
  conditionItem(bullishEngulfing, { rule: TREND, change: oppositeTrend }, 'trend'),
  conditionItem(
    bearishEngulfing,
    { rule: 'First candle: rising, closes at or above its open', change: sameColor },
    'color',
  ),
  conditionItem(bearishEngulfing, { rule: TOP, change: second.lowerTop }, 'top'),
  conditionItem(bearishEngulfing, { rule: BOTTOM, change: second.higherBottom }, 'bottom'),
  conditionItem(bearishEngulfing, { rule: TREND, change: oppositeTrend }, 'trend'),
];
