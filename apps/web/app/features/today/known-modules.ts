import type { KnownSkill } from '@wickwise/contract/today';
import { counts } from '@wickwise/curriculum/copy/counts';
import type { Lesson } from '../pattern/public.ts';
import { useLessons } from '../pattern/queries.ts';
import { useSkills } from './queries.ts';

/** How much of a module the learner's answers show to be known. */
export interface ModuleEvidence {
  readonly known: number;
  readonly total: number;
  readonly of: 'patterns' | 'terms';
}

export type EvidenceByModule = ReadonlyMap<string, ModuleEvidence>;

/** A module counts as known with four of five, as mastery of a skill takes. */
const KNOWN_SHARE = 0.8;

/** What the learner's answers show of each module of the learning path. Reading leaves no answers. */
export function useModuleEvidence(): EvidenceByModule {
  const skills = useSkills();
  const lessons = useLessons();
  return lessons.status === 'ready' ? moduleEvidence(skills ?? [], lessons.lessons) : NONE;
}

const NONE: EvidenceByModule = new Map();

/** Of the patterns that the learner's tier includes, and of all terms. */
export function moduleEvidence(skills: readonly KnownSkill[], lessons: readonly Lesson[]): EvidenceByModule {
  const known = new Set(skills.flatMap(({ skill, status }) => (status === 'learning' ? [] : skill)));
  const included = lessons.filter(({ state }) => state !== 'heritage').map(({ pattern }) => pattern);
  const candles = included.filter(({ category }) => category === 'candlesticks');
  const structure = included.filter(({ category }) => category !== 'candlesticks');
  const inPatterns = (patterns: typeof included): ModuleEvidence => {
    return {
      known: patterns.filter(({ id }) => known.has(`recognize:${id}`)).length,
      total: patterns.length,
      of: 'patterns',
    };
  };
  const terms = [...known].filter((skill) => skill.startsWith('term:')).length;
  const vocabulary: ModuleEvidence = { known: terms, total: counts.terms, of: 'terms' };
  const modules: [string, ModuleEvidence][] = [
    ['candlestick-lessons', inPatterns(candles)],
    ['chart-structure', inPatterns(structure)],
    ['trading-vocabulary', vocabulary],
    ['vocabulary-check', vocabulary],
    ['flashcard-practice', inPatterns(included)],
    ['knowledge-check', inPatterns(candles)],
  ];
  return new Map(modules.filter(([, { total }]) => total > 0));
}

export function knownModules(evidence: EvidenceByModule): ReadonlySet<string> {
  const isKnown = ({ known, total }: ModuleEvidence) => known >= KNOWN_SHARE * total;
  return new Set([...evidence].flatMap(([id, module]) => (isKnown(module) ? id : [])));
}

/** `2 of 5 patterns familiar or better` */
export function evidenceText({ known, total, of }: ModuleEvidence): string {
  return `${known} of ${total} ${of} familiar or better`;
}
