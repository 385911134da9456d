import type { Block } from '@wickwise/curriculum/articles/article';
import { type DraftKey, keepDraft, readDraft } from '#app/lib/drafts.ts';

export type Template = Extract<Block, { kind: 'template' }>;

/** What was written into each field, by its label. */
export type Answers = Readonly<Record<string, string>>;

export function readAnswers(key: DraftKey): Answers {
  const draft = readDraft(key);
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(Object.entries(draft).filter(([, answer]) => typeof answer === 'string'));
}

export function keepAnswers(key: DraftKey, answers: Answers): void {
  keepDraft(key, answers);
}

/** The template as plain text; a field without an answer keeps its hint, and a line to write on. */
export function writeTemplate({ title, fields }: Template, answers: Answers): string {
  const written = fields.map(({ label, hint }) => {
    const answer = answers[label]?.trim() ?? '';
    return `${label}\n${answer === '' ? `(${hint})\n${'_'.repeat(60)}` : answer}`;
  });
  return `${[title, ...written].join('\n\n')}\n`;
}
