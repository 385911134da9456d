import type { RowPlace } from './record.ts';

export type QuestionKind =
  | 'column'
  | 'date-order'
  | 'day'
  | 'row-order'
  | 'decimals'
  | 'fee-sign'
  | 'word'
  | 'multiplier'
  | 'unmatched'
  | 'opening'
  | 'stage'
  | 'currency'
  | 'short';

/** What the file does not say and nobody may guess. While one is open, nothing is imported. */
export interface ImportQuestion {
  /** The same for every file of the same layout: an answer can be remembered by it. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: string;
  /** Empty for a number, a day, a price with its day, and a list of lines. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Opening: a price and a day, as `12.50 2026-03-05`. */
  readonly input: 'choice' | 'number' | 'day' | 'lines' | 'opening';
  readonly rows: readonly RowPlace[];
  readonly group?: QuestionGroup;
}

/** Questions that are asked together: the text heads them all, and the item says what each is about. */
export interface QuestionGroup {
  readonly id: string;
  readonly text: string;
  readonly item: string;
}

/** The answers by the ids of their questions. */
export type Answers = Readonly<Record<string, string>>;

/** Collects the questions of an import, each once with all of its rows. */
export class Questions {
  readonly #open = new Map<string, ImportQuestion>();
  readonly #answers: Answers;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** The answer, or null after adding the question to the open ones: again when the answer is none. */
  ask(question: ImportQuestion, isValid: (answer: string) => boolean = () => true): string | null {
    const answer = this.#answers[question.id];
    if (answer !== undefined && answer !== '' && isValid(answer)) return answer;
    const known = this.#open.get(question.id);
    const rows = known === undefined ? question.rows : [...known.rows, ...question.rows];
    this.#open.set(question.id, { ...question, rows });
    return null;
  }

  /** The answer that was given without being asked for, or null. */
  answerTo(id: string): string | null {
    return this.#answers[id] || null;
  }

  get open(): readonly ImportQuestion[] {
    return [...this.#open.values()];
  }
}
