import { level1 } from './level-1.ts';
import { level2 } from './level-2.ts';
import { level3 } from './level-3.ts';
import { level4 } from './level-4.ts';
import { level5 } from './level-5.ts';
import { level6 } from './level-6.ts';
import type { Quiz } from './quiz.ts';

export const quizzes: readonly Quiz[] = [level1, level2, level3, level4, level5, level6];
