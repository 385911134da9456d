import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { countText } from '../trade-texts.ts';
import { focusOnce } from './focus-once.ts';
import { ImportAnswer, ImportAnswerInGroup } from './import-answer.tsx';
import { ImportRows } from './import-rows.tsx';
import { groupedQuestions, type QuestionView, type ShownRow } from './import-view.ts';
import { lineProblem } from './line-problem.ts';

interface ImportQuestionFormProps {
  /** All open questions, the first of which is asked, with those of its group. */
  questions: readonly [QuestionView, ...QuestionView[]];
  onAnswer: (answers: Readonly<Record<string, string>>) => void;
  onCancel: () => void;
}

/** What the file does not say: nothing is imported before it is answered. */
export function ImportQuestionForm({ questions, onAnswer, onCancel }: ImportQuestionFormProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const title = useId();
  const groups = groupedQuestions(questions);
  const [asked = questions] = groups;
  const [question] = questions;
  const answerTo = ({ id, input }: QuestionView) => {
    const value = (values[id] ?? '').trim();
    return input === 'number' ? value.replace(',', '.') : value;
  };
  const isAnswered = asked.every((one) => answerTo(one) !== '' && lineProblem(one, answerTo(one)) === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAnswered) onAnswer(Object.fromEntries(asked.map((one) => [one.id, answerTo(one)])));
  };
  const isSingle = asked.length === 1;
  const Answer = isSingle ? ImportAnswer : ImportAnswerInGroup;
  return (
    <form
      aria-labelledby={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-brass bg-panel p-4 sm:p-5"
      onSubmit={submit}
    >
      <div>
        <p className="text-muted text-sm" role="status">
          {/* An answer may raise more of them. */}
          {groups.length === 1 ? 'A question' : `The first of at least ${groups.length} questions`} before anything is
          imported
        </p>
        <h3 ref={focusOnce} id={title} tabIndex={-1} className="mt-1 wrap-anywhere outline-none">
          {isSingle ? question.text : (question.group?.text ?? question.text)}
        </h3>
      </div>
      <QuestionRows heading={question.heading} asked={asked} />
      <div className={isSingle ? 'grid' : 'grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3'}>
        {asked.map((one) => (
          <Answer
            key={one.id}
            question={one}
            value={values[one.id] ?? ''}
            onChange={(value) => setValues((before) => ({ ...before, [one.id]: value }))}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!isAnswered}>
          Continue
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel the import
        </Button>
      </div>
    </form>
  );
}

const SHOWN = 4;
const keyOf = ({ file, line }: { file: string; line: number }) => `${file}\n${line}`;

function QuestionRows({ heading, asked }: { heading: readonly string[]; asked: readonly QuestionView[] }) {
  const [first] = asked;
  const isPickedFrom = first?.input === 'lines';
  const shown = isPickedFrom ? first.shown : firstRows(asked);
  const all = new Set(asked.flatMap((one) => one.rows.map(keyOf)));
  if (shown.length === 0) return null;
  return (
    <div>
      <div className={isPickedFrom ? 'max-h-96 overflow-y-auto' : undefined}>
        <ImportRows caption="The rows in question" heading={heading} rows={shown} />
      </div>
      {all.size > shown.length ? (
        <p className="mt-2 text-muted text-sm">and {countText(all.size - shown.length)} more</p>
      ) : null}
    </div>
  );
}

/** The first row of each question, and more of them while there is room. */
function firstRows(asked: readonly QuestionView[]): ShownRow[] {
  const nth = Array.from({ length: SHOWN }, (_, index) => asked.flatMap((one) => one.shown[index] ?? []));
  const rows = new Map<string, ShownRow>(nth.flat().map((row) => [keyOf(row), row]));
  return [...rows.values()].slice(0, Math.max(SHOWN, asked.length)).toSorted((a, b) => a.line - b.line);
}
