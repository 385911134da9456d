export { EvidenceCard } from './evidence-card.tsx';
export { LessonBreadcrumb } from './lesson-breadcrumb.tsx';
export { categoryLabel, comparisonPath, type LessonCategory, lessonPath, nameFromId } from './model.ts';
export { ReadingFacts } from './reading-facts.tsx';
