import type { ChartFact } from '@wickwise/contract/assistant';
import { evidenceOf } from '@wickwise/curriculum/evidence/evidence';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { fact } from './fact-context.ts';
import type { FigureWriter } from './figures.ts';

/** What is known about a lesson's pattern, against what random prices give. */
export interface EvidenceTexts {
  /** Such as "60% (Thomas Bulkowski, thepatternsite.com, 2008)"; null where nothing was published. */
  readonly published: string | null;
  readonly chance: string | null;
  readonly real: string | null;
  /** What the rate counts, or why there is none, and what follows. Sentences. */
  readonly counts: string;
  readonly verdict: string;
  /** The published rate, and the verdict on it. */
  readonly summary: string;
}

const NO_RATE = 'There’s no reliable success rate for this pattern.';

export function evidenceTexts(entry: PatternEntry, figures: FigureWriter): EvidenceTexts {
  const evidence = evidenceOf(entry);
  if (evidence.kind === 'not-measured') {
    const note = figures.phrase(evidence.note);
    return {
      published: null,
      chance: null,
      real: null,
      counts: note,
      verdict: NO_RATE,
      summary: NO_RATE,
    };
  }
  const { percent, source, dated, finding, noise, real, verdict } = evidence;
  const published = `${figures.quote(`${percent}%`)}${sideOf(entry, { finding, figures })} (${figures.phrase(`${source}, ${dated}`)})`;
  const conclusion = figures.phrase(verdict);
  return {
    published,
    chance: noise && figures.quote(`${noise.percent}%`),
    real: real && figures.quote(`${real.percent}%`),
    counts: figures.phrase(`${percent}% ${finding}`),
    verdict: conclusion,
    summary: `Published for ${entry.name}: ${published}. ${conclusion}`,
  };
}

/** Where a rate counts against the textbook, what it counts: the first clause of its finding. */
function sideOf({ evidence }: PatternEntry, { finding, figures }: { finding: string; figures: FigureWriter }): string {
  if (evidence.kind !== 'measured' || evidence.counts !== 'against') return '';
  return ` ${figures.phrase(/^[^:;,.]+/.exec(finding)?.[0] ?? finding)}`;
}

/** One line for the list of facts. */
export function evidenceFact(entry: PatternEntry, figures: FigureWriter): ChartFact {
  const { published, chance, real, verdict } = evidenceTexts(entry, figures);
  const rates = [
    published && `published ${published}`,
    chance && `random prices ${chance}`,
    real && `our count on real prices ${real}`,
  ].filter((part) => part !== null);
  const sentences = rates.length === 0 ? [verdict] : [`${rates.join('; ')}.`, verdict];
  return fact('evidence', `${entry.name}, evidence`, sentences.join(' '));
}
