import { QUESTION_LENGTH } from '@wickwise/contract/market-constants';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { controlStyle } from '#app/ui/form/field-frame.tsx';

interface QuestionFormProps {
  isPending: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** A question to type. While one is being answered, another one takes its place. */
export function QuestionForm({ isPending, onAsk, onStop }: QuestionFormProps) {
  const [text, setText] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const question = text.trim();
    if (question === '') return;
    onAsk(question);
    setText('');
  };
  return (
    <form onSubmit={submit} className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        Your question
      </label>
      <input
        id={id}
        className={controlStyle}
        value={text}
        maxLength={QUESTION_LENGTH}
        placeholder="Ask about what you see"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      {isPending && text === '' ? (
        <Button variant="quiet" onClick={onStop}>
          Stop
        </Button>
      ) : (
        <Button type="submit">Ask</Button>
      )}
    </form>
  );
}

interface QuestionListProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions to choose from. */
export function QuestionList({ questions, onAsk }: QuestionListProps) {
  return (
    <fieldset className="mt-3 mb-3 flex flex-wrap gap-1.5">
      <legend className="sr-only">Questions to choose from</legend>
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          className="min-h-9 rounded-full border border-control px-3 text-left text-sm leading-tight hover:bg-sunk"
          onClick={() => onAsk(question)}
        >
          {question}
        </button>
      ))}
    </fieldset>
  );
}
