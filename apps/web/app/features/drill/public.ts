export { earnedText } from './model.ts';
export { PictureQuestionForm } from './picture-question.tsx';
