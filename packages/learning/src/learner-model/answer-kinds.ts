import type { ReviewGrade } from '@wickwise/contract/review';
import type { LocalDay } from '../local-day.ts';
import { recognizing, type SkillId } from './skill.ts';

/** When an answer was given, and how long it took. */
export interface AnswerBase {
  /** Unique among one learner's answers of a kind: an answer that arrives twice counts once. */
  readonly id: string;
  readonly at: Date;
  /** The learner's study day of the answer. */
  readonly day: LocalDay;
  /** From the question to the answer; left out where it was not measured. */
  readonly responseMs?: number | undefined;
}

/** What an answer shows about a learner. */
export interface Shown {
  readonly skill: SkillId;
  /** The form of the question, such as `drill:judge`: some forms are harder than others. */
  readonly format: string;
  /** What was asked. Two answers with the same item were given to the same question. */
  readonly itemId: string;
  /**
   * `drawn` for this answer, so never seen before; `fixed`, the same for everyone each time; or `self-graded`, where the
   * learner judged their own answer.
   */
  readonly material: 'drawn' | 'fixed' | 'self-graded';
  readonly grade: ReviewGrade;
  /** How many answers were offered; null where a guess is never right, or nothing was offered. */
  readonly choices: number | null;
  /** Whether what was asked about only looked like the pattern. */
  readonly isNearMiss: boolean;
  /** Where question and choice both name a pattern. */
  readonly choice: { readonly patternId: string; readonly chosenId: string } | null;
  /** Patterns that could have been chosen instead. */
  readonly offeredIds: readonly string[];
}

/** A judged answer, and what was chosen if it names a pattern. */
interface Judged {
  readonly isCorrect: boolean;
  /** The pattern that the choice names or shows; null or left out for anything else. */
  readonly chosenPatternId?: string | null | undefined;
  /** The patterns that were offered, where that is known. */
  readonly offeredIds?: readonly string[] | undefined;
}

/** A question of a knowledge check. */
interface KnowledgeCheckAnswer extends Judged {
  readonly itemId: string;
  /** The lesson it belongs to; null for one about no single pattern. */
  readonly patternId: string | null;
  /** What it is about where it belongs to no lesson, such as `position-size`. */
  readonly topic: string;
  /** Whether its chart or its prices are drawn for each try. */
  readonly isDrawn: boolean;
}

/** A question of a drill; `itemId` is the drill and the place of the question. */
interface DrillAnswer extends Judged {
  readonly patternId: string;
  readonly itemId: string;
  /** `unknown` for an answer from before its question was stored with it. */
  readonly question: 'find' | 'judge' | 'name' | 'outcome' | 'unknown';
  readonly choices: number | null;
  readonly isNearMiss: boolean;
}

interface FlashcardAnswer {
  readonly patternId: string;
  readonly grade: ReviewGrade;
}

interface MatchingAnswer {
  readonly patternId: string;
  readonly chosenId: string;
  readonly offeredIds: readonly string[];
}

interface VocabularyAnswer extends Judged {
  readonly termId: string;
  readonly question: string;
}

interface ScenarioAnswer extends Judged {
  readonly scenarioId: string;
  /** What the scenario is about, such as `risk-management`. */
  readonly topic: string;
}

/** A decision about a trade, judged by the trader's rules and never by its result. */
interface TradeDecision {
  /** What the rules are about, such as `trade-exit`. */
  readonly topic: string;
  readonly itemId: string;
  readonly isCorrect: boolean;
}

interface PlacementAnswer extends Judged {
  readonly patternId: string;
  readonly itemId: string;
  readonly choices: number;
  readonly isNearMiss: boolean;
}

/** The four options of a knowledge check, a vocabulary question and a scenario. */
const OPTIONS = 4;

/**
 * Every kind of answer that the product logs, and what it shows. A new kind is an entry here: its facts are the
 * parameter, and nothing else has to know it.
 */
export const answerKinds = {
  'knowledge-check': (answer: KnowledgeCheckAnswer): Shown => ({
    ...judged('knowledge-check', answer),
    skill: answer.patternId === null ? `arithmetic:${answer.topic}` : recognizing(answer.patternId),
    material: answer.isDrawn ? 'drawn' : 'fixed',
    choices: OPTIONS,
    ...choiceOf(answer.patternId, answer),
  }),
  matching: ({ patternId, chosenId, offeredIds }: MatchingAnswer): Shown => ({
    ...judged('matching', { itemId: patternId, isCorrect: chosenId === patternId }),
    skill: recognizing(patternId),
    choices: offeredIds.length,
    ...choiceOf(patternId, { chosenPatternId: chosenId, offeredIds }),
  }),
  drill: ({ question, patternId, ...answer }: DrillAnswer): Shown => ({
    ...judged(answer.isNearMiss ? `drill:${question}:near-miss` : `drill:${question}`, answer),
    skill: question === 'outcome' ? 'arithmetic:setup-outcome' : recognizing(patternId),
    choices: answer.choices,
    isNearMiss: answer.isNearMiss,
    ...choiceOf(patternId, answer),
  }),
  flashcard: ({ patternId, grade }: FlashcardAnswer): Shown => ({
    ...judged('flashcard', { itemId: patternId, isCorrect: grade !== 'again' }),
    skill: recognizing(patternId),
    material: 'self-graded',
    grade,
  }),
  vocabulary: ({ termId, question, isCorrect }: VocabularyAnswer): Shown => ({
    ...judged(`vocabulary:${question}`, { itemId: `${question}:${termId}`, isCorrect }),
    skill: `term:${termId}`,
    material: 'fixed',
    choices: OPTIONS,
  }),
  scenario: ({ scenarioId, topic, isCorrect }: ScenarioAnswer): Shown => ({
    ...judged('scenario', { itemId: scenarioId, isCorrect }),
    skill: `decision:${topic}`,
    material: 'fixed',
    choices: OPTIONS,
  }),
  replay: ({ topic, ...answer }: TradeDecision): Shown => ({
    ...judged('replay', answer),
    skill: `decision:${topic}`,
  }),
  'trade-review': ({ topic, ...answer }: TradeDecision): Shown => ({
    ...judged('trade-review', answer),
    skill: `decision:${topic}`,
    material: 'self-graded',
  }),
  placement: ({ patternId, ...answer }: PlacementAnswer): Shown => ({
    ...judged(answer.isNearMiss ? 'placement:near-miss' : 'placement:name', answer),
    skill: recognizing(patternId),
    choices: answer.choices,
    isNearMiss: answer.isNearMiss,
    ...choiceOf(patternId, answer),
  }),
};

/** What holds for most kinds: a question drawn for this answer, with nothing to guess from. */
function judged(format: string, { itemId, isCorrect }: { itemId: string; isCorrect: boolean }): Omit<Shown, 'skill'> {
  return {
    format,
    itemId,
    material: 'drawn',
    grade: isCorrect ? 'good' : 'again',
    choices: null,
    isNearMiss: false,
    choice: null,
    offeredIds: [],
  };
}

function choiceOf(
  patternId: string | null,
  { chosenPatternId, offeredIds = [] }: Pick<Judged, 'chosenPatternId' | 'offeredIds'>,
): Pick<Shown, 'choice' | 'offeredIds'> {
  const isNamed = patternId !== null && chosenPatternId != null;
  return { choice: isNamed ? { patternId, chosenId: chosenPatternId } : null, offeredIds };
}

export type AnswerKind = keyof typeof answerKinds;

/** An answer as a log holds it: its kind, when it was given, and the facts of its kind. */
export type LoggedAnswer = {
  [Kind in AnswerKind]: AnswerBase & { readonly kind: Kind } & Parameters<(typeof answerKinds)[Kind]>[0];
}[AnswerKind];

/** What an answer shows, by the declaration of its kind. */
export function shownBy(answer: LoggedAnswer): Shown {
  // Each kind takes the facts of its own answers, which TypeScript can't follow through a table.
  const show = answerKinds[answer.kind] as (answer: LoggedAnswer) => Shown;
  return show(answer);
}
