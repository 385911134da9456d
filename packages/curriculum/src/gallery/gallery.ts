import { bearFlag } from './bear-flag.ts';
import { bullFlag } from './bull-flag.ts';
import { cupHandle } from './cup-handle.ts';
import { doubleBottom } from './double-bottom.ts';
import { doubleTop } from './double-top.ts';
import type { GalleryPattern } from './gallery-pattern.ts';
import { headShoulders } from './head-shoulders.ts';
import { inverseHeadShoulders } from './inverse-head-shoulders.ts';
import { pennant } from './pennant.ts';
import { triangleAscending } from './triangle-ascending.ts';
import { triangleDescending } from './triangle-descending.ts';
import { triangleSymmetrical } from './triangle-symmetrical.ts';
import { tripleBottom } from './triple-bottom.ts';
import { tripleTop } from './triple-top.ts';
import { wedgeFalling } from './wedge-falling.ts';
import { wedgeRising } from './wedge-rising.ts';

/** The fifteen chart patterns of the gallery, in the order in which they are shown. */
export const gallery: readonly GalleryPattern[] = [
  doubleTop,
  headShoulders,
  inverseHeadShoulders,
  doubleBottom,
  wedgeFalling,
  wedgeRising,
  bullFlag,
  bearFlag,
  triangleAscending,
  triangleDescending,
  triangleSymmetrical,
  pennant,
  cupHandle,
  tripleTop,
  tripleBottom,
];
