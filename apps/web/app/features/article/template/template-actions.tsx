import { useState } from 'react';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button/button.tsx';
import { type Answers, type Template, writeTemplate } from './answers.ts';

interface TemplateActionsProps {
  template: Template;
  answers: Answers;
}

/** Takes the filled-in form along, as copied text or as a file. */
export function TemplateActions({ template, answers }: TemplateActionsProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const text = writeTemplate(template, answers);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  const name = `${template.title.toLowerCase().replaceAll(' ', '-')}.txt`;
  return (
    <div className="mt-5 grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => void copy()}>
          Copy as text
        </Button>
        <Button variant="quiet" onClick={() => saveFile({ name, content: text, type: 'text/plain' })}>
          Download
        </Button>
      </div>
      <p role="status" className={outcome === 'failed' ? 'text-down text-sm' : 'text-muted text-sm'}>
        {outcome === null ? 'What you write stays in this browser.' : null}
        {outcome === 'copied' ? 'Copied.' : null}
        {outcome === 'failed' ? 'Your browser didn’t allow copying. Download the plan instead.' : null}
      </p>
    </div>
  );
}
