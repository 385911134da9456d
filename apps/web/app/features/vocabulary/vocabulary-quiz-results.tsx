import { termTitle } from '@wickwise/curriculum/vocabulary/term-names';
import { findTerm } from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import { wholePercent } from '@wickwise/statistics/percent';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Confetti } from '#app/ui/overlay/confetti.tsx';
import { type GivenAnswer, gradeQuiz, isCorrect, optionText } from './quiz-model.ts';

const WORDS = {
  perfect: { title: 'Perfect score!', text: 'Every answer was right.' },
  excellence: { title: 'Excellent!', text: 'You got at least 80% right.' },
  pass: { title: 'Passed', text: 'You got at least 60% right, which is a pass.' },
  below: { title: 'Keep practicing', text: '60% or more is a pass. The terms you missed are below.' },
} as const;

interface VocabularyQuizResultsProps {
  answers: readonly GivenAnswer[];
  /** A learner's perfect score is celebrated by the dialog of the site. */
  isVisitor: boolean;
  /** Whether and how the result counts. */
  standing: ReactNode;
  onRestart: () => void;
}

/** How the quiz went, question by question. */
export function VocabularyQuizResults({ answers, isVisitor, standing, onRestart }: VocabularyQuizResultsProps) {
  const correct = answers.filter(({ review }) => isCorrect(review)).length;
  const grade = gradeQuiz({ correct, total: answers.length });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid max-w-3xl gap-8">
      {isVisitor && grade === 'perfect' ? <Confetti /> : null}
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          {WORDS[grade].title}
        </h2>
        <p className="text-lg">
          <span className="num">{correct}</span> of <span className="num">{answers.length}</span> correct (
          <span className="num">{wholePercent(correct, answers.length)}%</span>)
        </p>
        <p className="text-soft">{WORDS[grade].text}</p>
      </div>
      {standing}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestart}>Try Again</Button>
        <ButtonLink to="/vocabulary" variant="quiet">
          Back to Vocabulary
        </ButtonLink>
      </div>
      <AnswerList answers={answers} />
    </div>
  );
}

function AnswerList({ answers }: { answers: readonly GivenAnswer[] }) {
  return (
    <section aria-labelledby="quiz-answers">
      <h3 id="quiz-answers" className="mb-3">
        Your answers
      </h3>
      <ul className="border-line border-t">
        {answers.map((answer) => (
          <AnswerRow key={answer.review.termId} answer={answer} />
        ))}
      </ul>
    </section>
  );
}

function AnswerRow({ answer }: { answer: GivenAnswer }) {
  const { question, review } = answer;
  const isRight = isCorrect(review);
  const [Icon, word, color] = isRight ? ([Check, 'Right', 'text-up'] as const) : ([X, 'Wrong', 'text-down'] as const);
  return (
    <li className="flex items-start gap-3 border-line border-b py-3">
      <Icon size={18} role="img" aria-label={word} className={`mt-0.5 shrink-0 ${color}`} />
      <div>
        <p className="font-medium">{termTitle(findTerm(review.termId))}</p>
        {isRight ? null : (
          <p className="text-md text-soft">
            You chose “{optionText(question, review.chosen)}”. The answer is “{optionText(question, review.correctId)}”.
          </p>
        )}
      </div>
    </li>
  );
}
