import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { categoryPath, type LessonCategory, lessonCategories } from './model.ts';

const subjects: Partial<Record<LessonCategory, string>> = {
  'technical-analysis': 'support and resistance, and trend analysis',
  'fundamental-analysis': 'financial statements, and valuation methods',
  'risk-management': 'position sizing, and stop loss strategies',
};

/** Stands in the tabs of the articles until they are published. */
export function ArticlesPending({ category }: { category: LessonCategory }) {
  return (
    <EmptyState
      title="These articles are being written"
      text={`Two will appear here: ${subjects[category]}. The pattern lessons are ready to study.`}
      action={
        <ButtonLink to={categoryPath(lessonCategories[0].id)} variant="quiet">
          Go to the candlestick lessons
        </ButtonLink>
      }
    />
  );
}
