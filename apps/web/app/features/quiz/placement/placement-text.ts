import type { PlacementResult } from '@wickwise/contract/practice/placement';
import { joinNames, type Placement } from './placement.ts';

type NameOf = (patternId: string) => string;

/** What the last check found, in one sentence. */
export function lastCheckText({ known }: Placement, nameOf: NameOf): string {
  if (known.length === 0) return 'In your last check, you missed at least one chart for every pattern.';
  return `In your last check, you recognized ${joinNames(known.map(nameOf))}.`;
}

/** What is skipped and what isn’t, each with its reason. */
export function placementReasons({ known, answers }: PlacementResult, nameOf: NameOf): string[] {
  const asked = [...new Set(answers.map(({ patternId }) => patternId))];
  const missed = asked.filter((id) => !known.includes(id));
  return [skipReason(known.map(nameOf)), stayReason(missed.map(nameOf), asked.length)].filter((text) => text !== '');
}

function skipReason(names: readonly string[]): string {
  if (names.length === 0) return '';
  const [them, lessons] = names.length === 1 ? ['it', 'its lesson'] : ['each', 'their lessons'];
  return `You recognized ${joinNames(names)} and told ${them} apart from a look-alike. Your plan skips ${lessons} and reviews ${names.length === 1 ? 'it' : 'them'} instead.`;
}

function stayReason(names: readonly string[], asked: number): string {
  if (names.length === 0) return '';
  if (names.length === asked)
    return 'You missed at least one chart for every pattern, so all of them stay on your path.';
  if (names.length === 1)
    return `You missed at least one ${joinNames(names)} chart, so the pattern stays on your path.`;
  return `You missed at least one chart for each of these: ${joinNames(names)}. They stay on your path.`;
}
