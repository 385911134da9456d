export { countLessons, isIncluded, patternById } from './data.ts';
