import type { MasteryCheck } from './mastery.ts';
import type { GroupScore } from './scores.ts';

/** Learners of a kind; only simulated ones go on long enough to check what they mastered. */
export interface Group {
  readonly name: string;
  readonly score: GroupScore;
  readonly mastery: MasteryCheck | null;
}

const HEADERS = ['learners', 'right', 'mean', 'form', 'FSRS', 'model', 'known', 'off', 'better', 'mastered', 'then'];

/** What docs/learner-model.md shows of each group, as a table. */
export function reportGroups(groups: readonly Group[]): string {
  const cells = [HEADERS, HEADERS.map(() => '---'), ...groups.map(toRow)];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function toRow({ name, score, mastery }: Group): string[] {
  const { shareRight, scores, modelBeatsMean, learners } = score;
  const { mean, form, fsrs, model, known } = scores;
  const losses = [mean, form, fsrs, model, known].map(({ logLoss }) => logLoss.toFixed(3));
  const off = model.calibrationError.toFixed(1);
  return [name, percent(shareRight), ...losses, off, `${modelBeatsMean}/${learners}`, ...masteryCells(mastery)];
}

function masteryCells(mastery: MasteryCheck | null): string[] {
  if (mastery === null) return ['', ''];
  const { practiced, mastered, right, answers } = mastery;
  return [`${mastered}/${practiced}`, answers === 0 ? '' : `${right}/${answers}`];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}
