import { useStore } from 'zustand';
import { useOwner } from '#app/features/identity/queries.ts';
import { importMemoryStore } from './import-memory.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportQuestionForm } from './import-question-form.tsx';
import { ImportTables } from './import-tables.tsx';
import type { ImportView } from './import-view.ts';

interface ImportResultProps {
  view: ImportView;
  onAnswer: (answers: Readonly<Record<string, string>>) => void;
  onImport: () => void;
  onCancel: () => void;
}

/** What was read: the tables, and what has to be asked about them, or what would change. */
export function ImportResult({ view, onAnswer, onImport, onCancel }: ImportResultProps) {
  const { layouts } = useStore(importMemoryStore(useOwner())).value;
  const [question, ...others] = view.questions;
  return (
    <>
      <ImportTables
        view={view}
        remembered={new Set(layouts.map(({ id }) => id))}
        onAnswer={(id, value) => onAnswer({ [id]: value })}
      />
      {question === undefined ? (
        <ImportPreview view={view} onImport={onImport} onCancel={onCancel} />
      ) : (
        <ImportQuestionForm
          key={question.id}
          questions={[question, ...others]}
          onAnswer={onAnswer}
          onCancel={onCancel}
        />
      )}
    </>
  );
}
