import { useState } from 'react';
import { useCurrentUser, useOwner } from '#app/features/identity/queries.ts';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { type Answers, keepAnswers, readAnswers, type Template } from './answers.ts';
import { TemplateActions } from './template-actions.tsx';

/** A form to fill in. The answers stay in this browser, each person's their own. */
export function TemplateForm({ template }: { template: Template }) {
  const owner = useOwner();
  const isHydrated = useIsHydrated();
  const { isPending } = useCurrentUser();
  const isKnown = isHydrated && !isPending;
  return <TemplateFields key={isKnown ? owner : null} template={template} owner={isKnown ? owner : null} />;
}

interface TemplateFieldsProps {
  template: Template;
  /** Null while it isn't known whose answers to show. */
  owner: string | null;
}

function TemplateFields({ template, owner }: TemplateFieldsProps) {
  const key = owner === null ? null : { owner, form: template.title };
  const [answers, setAnswers] = useState<Answers>(() => (key === null ? {} : readAnswers(key)));
  const change = (label: string, answer: string) => {
    const changed = { ...answers, [label]: answer };
    setAnswers(changed);
    if (key !== null) keepAnswers(key, changed);
  };
  return (
    <div className="my-3 rounded-lg border border-line bg-panel px-4 py-5 sm:px-6">
      <h3>{template.title}</h3>
      <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {template.fields.map(({ label, hint }) => (
          <TextAreaField
            key={label}
            label={label}
            hint={hint}
            rows={2}
            readOnly={key === null}
            value={answers[label] ?? ''}
            onChange={(event) => change(label, event.target.value)}
          />
        ))}
      </div>
      <TemplateActions template={template} answers={answers} />
    </div>
  );
}
