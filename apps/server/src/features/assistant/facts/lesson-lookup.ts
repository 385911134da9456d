import type { PatternEntry, RecognizedAs } from '@wickwise/curriculum/pattern';
import { patternById } from '../../pattern/public.ts';

/** The lesson about a pattern that the market engine found; null where there is none. */
export function findLesson(found: RecognizedAs): PatternEntry | null {
  const entries = [...patternById.values()];
  return entries.find(({ recognizedAs }) => recognizedAs !== null && isSame(recognizedAs, found)) ?? null;
}

/** A lesson without a direction is about both. */
function isSame(taught: RecognizedAs, found: RecognizedAs): boolean {
  if (taught.kind !== found.kind || taught.name !== found.name) return false;
  if (taught.kind === 'chart-pattern' || found.kind === 'chart-pattern') return true;
  return taught.direction === null || found.direction === null || taught.direction === found.direction;
}
