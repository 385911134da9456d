import { counts } from '@wickwise/curriculum/copy/counts';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { VocabularyQuizScreen } from '#app/features/vocabulary/vocabulary-quiz-screen.tsx';

export function meta() {
  return pageMeta({
    title: 'Vocabulary quiz',
    description: `Five to ${counts.terms} questions on trading terms: identify them by definition, example or category.`,
  });
}

export default function VocabularyQuiz() {
  return <VocabularyQuizScreen vocabulary={vocabulary} />;
}
