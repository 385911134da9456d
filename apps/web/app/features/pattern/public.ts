export { EvidenceCard } from './evidence/evidence-card.tsx';
export { LessonBreadcrumb } from './lesson/lesson-breadcrumb.tsx';
export { LessonChart } from './lesson/lesson-chart.tsx';
export {
  categoryLabel,
  comparisonPath,
  type Lesson,
  type LessonCategory,
  lessonPath,
  lessonsFor,
} from './model.ts';
export { nameFromId } from './pattern-name.ts';
export { type MarkedReading, ReadingMarks } from './picture/reading-marks.tsx';
export { ReadingFacts } from './reading-facts.tsx';
