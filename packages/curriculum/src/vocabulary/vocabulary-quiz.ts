import type { Random } from '@wickwise/market/random';
import { type Term, type TermCategory, type TermId, termIds } from './term.ts';
import { categoryLabels, maskTerm, termTitle } from './term-names.ts';
import { vocabulary } from './vocabulary.ts';

const OPTION_COUNT = 4;
const questionTypes = ['definition', 'example', 'category'] as const;
type QuestionType = (typeof questionTypes)[number];

/** A drawn question: what it is about, and its options in their order, which are term ids or categories. */
export interface DrawnQuestion {
  readonly type: QuestionType;
  readonly termId: TermId;
  readonly options: readonly string[];
}

/** A question as it is shown before its answer, without the term it asks for. */
export interface VocabularyQuestion {
  readonly type: QuestionType;
  readonly task: string;
  /** The text it is asked about, which does not name the term; null for a question about the category. */
  readonly text: string | null;
  readonly options: { id: string; text: string }[];
}

interface QuizRequest {
  /** The terms that questions can be about. */
  readonly pool: readonly Term[];
  readonly length: number;
  readonly random: Random;
}

/** As many questions as requested, but no more than there are terms; their types alternate. */
export function drawQuiz({ pool, length, random }: QuizRequest): DrawnQuestion[] {
  return shuffle(pool, random)
    .slice(0, length)
    .map((term, index) => drawQuestion(term, questionTypes[index % questionTypes.length] ?? 'definition', random));
}

/** Categories that some terms of this one belong in just as well: none is offered beside it. */
const OVERLAPPING: Readonly<Record<TermCategory, readonly string[]>> = {
  technical: ['pattern', 'indicator'],
  pattern: ['technical'],
  indicator: ['technical'],
  risk: ['market'],
  market: ['risk', 'technical'],
  fundamental: ['market'],
};

function drawQuestion(term: Term, type: QuestionType, random: Random): DrawnQuestion {
  const right = type === 'category' ? term.category : term.id;
  const others = otherOptions(term, type).filter((id) => id !== right);
  const options = shuffle([right, ...shuffle(others, random).slice(0, OPTION_COUNT - 1)], random);
  return { type, termId: term.id, options };
}

function otherOptions({ category }: Term, type: QuestionType): readonly string[] {
  if (type !== 'category') return termIds[category];
  return Object.keys(termIds).filter((other) => !OVERLAPPING[category].includes(other));
}

/** The last sentence of a definition: it would stay true only with the abbreviation in it. */
const ABBREVIATION = / It’s abbreviated \S+\.$/;

const TASKS = { definition: 'Which term has this definition?', example: 'Which term is this an example of?' } as const;

export function toQuestion({ type, termId, options }: DrawnQuestion): VocabularyQuestion {
  const term = findTerm(termId);
  if (type === 'category') {
    const named = options.map((id) => ({ id, text: categoryLabels[id as TermCategory] }));
    return { type, task: `Which category does “${termTitle(term)}” belong to?`, text: null, options: named };
  }
  const named = options.map((id) => ({ id, text: termTitle(findTerm(id)) }));
  return { type, task: TASKS[type], text: maskTerm(term[type].replace(ABBREVIATION, ''), term), options: named };
}

/** The id of the right option. */
export function correctOption({ type, termId }: DrawnQuestion): string {
  return type === 'category' ? findTerm(termId).category : termId;
}

const termById: ReadonlyMap<string, Term> = new Map(vocabulary.map((term) => [term.id, term]));

/** @throws for an id that no term has. */
export function findTerm(id: string): Term {
  const term = termById.get(id);
  if (term === undefined) throw new Error(`There is no term with the id ${id}.`);
  return term;
}

/** Fisher and Yates. */
function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
