import { moreDojis } from './more/level-1-dojis.ts';
import { moreEngulfingPairs } from './more/level-1-engulfing-pairs.ts';
import { moreHammers } from './more/level-1-hammers.ts';
import { moreStars } from './more/level-1-stars.ts';
import { moreShapes } from './more/level-2-shapes.ts';
import { moreLevels } from './more/level-3-levels.ts';
import { moreDoubts } from './more/level-5-doubts.ts';
import type { Quiz, QuizQuestion } from './quiz.ts';

/** Written questions beside those of a quiz, by its level. */
export const moreQuestions: Readonly<Partial<Record<Quiz['level'], readonly QuizQuestion[]>>> = {
  1: [...moreHammers, ...moreDojis, ...moreStars, ...moreEngulfingPairs],
  2: moreShapes,
  3: moreLevels,
  5: moreDoubts,
};
