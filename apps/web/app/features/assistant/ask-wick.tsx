import type { WickSubject } from '@wickwise/contract/assistant';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { hasHeritageAccess } from '../access/public.ts';
import { useCurrentUser } from '../identity/queries.ts';
import { QUESTIONS } from './questions.ts';

/** Loaded separately: most visits to a lesson ask nothing. */
const Conversation = lazy(() => import('./conversation.tsx').then((module) => ({ default: module.Conversation })));

interface AskWickProps {
  subject: Extract<WickSubject, { kind: 'lesson' | 'drill' | 'quiz' }>;
  /** Such as "Ask Wick about this lesson". */
  title: string;
  /** Without a pattern there is nothing to confirm, or to compare with chance. */
  isAboutPattern?: boolean;
}

/** Wick on a lesson, or on an answer that was just given: for learners with Heritage, and only once it is opened. */
export function AskWick({ subject, title, isAboutPattern = true }: AskWickProps) {
  const aboutAnswer = isAboutPattern ? QUESTIONS.answer : QUESTIONS.answerWithoutPattern;
  const { user } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (!hasHeritageAccess(user)) return null;
  return (
    <details
      className="rounded-lg border border-line bg-panel px-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-12 content-center font-medium">{title}</summary>
      {isOpen ? (
        <>
          <p className="text-md text-soft">I measure the candles in the picture. I never tell you to buy or sell.</p>
          <Suspense fallback={<Skeleton label="Loading Wick" className="my-3 h-24" />}>
            <Conversation subject={subject} questions={subject.kind === 'lesson' ? QUESTIONS.pattern : aboutAnswer} />
          </Suspense>
        </>
      ) : null}
    </details>
  );
}
