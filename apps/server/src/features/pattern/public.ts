export { countLessons, patternById } from './data.ts';
