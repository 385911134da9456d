import { fundamentalTerms } from './fundamental.ts';
import { indicatorTerms } from './indicator.ts';
import { marketTerms } from './market.ts';
import { patternTerms } from './pattern.ts';
import { riskTerms } from './risk.ts';
import { technicalTerms } from './technical.ts';
import type { Term } from './term.ts';

/** The terms, by category. */
export const vocabulary: readonly Term[] = [
  ...technicalTerms,
  ...patternTerms,
  ...indicatorTerms,
  ...riskTerms,
  ...marketTerms,
  ...fundamentalTerms,
];
