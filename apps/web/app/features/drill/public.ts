export { ChartsNeedScripts } from './charts-need-scripts.tsx';
export { DrillRun } from './drill-run.tsx';
export { earnedText } from './model.ts';
export { PictureQuestionForm } from './picture-question.tsx';
export { forgetDrill, useBegunDrill } from './stored-drill.ts';
