export { LessonBreadcrumb } from './lesson-breadcrumb.tsx';
export { categoryLabel } from './model.ts';
